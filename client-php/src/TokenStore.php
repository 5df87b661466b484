<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Storage for the tokens of one user, between calls and between processes. It must keep every member of `Tokens`.
 *
 * After a sign-in, save the tokens of `SignIn::finish` here, in the lock; to sign a user out, empty the store.
 */
interface TokenStore
{
    /** Returns the tokens; null when no user has signed in. */
    public function load(): ?Tokens;

    /** Returns when the tokens are durable: a crash right after it must not lose them. */
    public function save(#[\SensitiveParameter] Tokens $tokens): void;

    /**
     * Runs work exclusively among all processes that share the store, and returns what it returns. It may take minutes when the platform
     * is slow; a lock must not outlive the process that holds it. What `save` saves in it must be durable at once, not at its end.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    public function lock(\Closure $work): mixed;
}
