<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\SignInRequiredException;
use AccountingPlatform\Exception\TokenException;
use AccountingPlatform\Exception\TokenPersistenceException;
use AccountingPlatform\Exception\UnknownOutcomeException;
use AccountingPlatform\Model\RefreshTokenGrant;

/**
 * The access tokens of a user who signed in. It refreshes them shortly before they expire and after a 401, one refresh at a time for
 * all processes that share the store.
 *
 * A refresh token works once, and a crash between the response of the platform and `save` loses its successor. The store therefore
 * holds a mark while a refresh is under way. A process that finds the mark of an interrupted refresh uses the access token until it
 * expires, and only then tries the old refresh token: if that was used already, the platform revokes all tokens of the sign-in.
 */
final class TokenProvider implements AccessTokens
{
    use HoldsSecrets;

    private float $margin = 0.0;
    private readonly \SensitiveParameterValue $hidden;

    /**
     * @param Core $client of the authorization service; it needs no token
     * @param float $refreshBefore seconds before its expiry at which an access token is refreshed, and at most half of its lifetime
     */
    public function __construct(
        private readonly Core $client,
        private readonly string $clientId,
        #[\SensitiveParameter] string $clientSecret,
        private readonly TokenStore $store,
        private readonly float $refreshBefore = 10.0,
    ) {
        $this->hidden = new \SensitiveParameterValue(new ProvidedTokens($clientSecret));
    }

    /**
     * @throws SignInRequiredException when the user has to sign in
     * @throws TokenPersistenceException when new tokens were not saved
     * @throws CallException when the refresh failed
     */
    public function current(): string
    {
        if ($this->state()->cached === null || !$this->isUsable($this->state()->cached, $this->margin)) {
            $stored = $this->store->load();
            $this->state()->cached = $stored && $this->isUsable($stored) ? $stored : $this->store->lock($this->refresh(...));
            // A token whose lifetime is shorter than the margin would be refreshed at every call.
            $this->margin = min($this->refreshBefore, $this->state()->cached->getLifetime() / 2);
        }
        return $this->state()->cached->accessToken;
    }

    public function renew(#[\SensitiveParameter] string $rejected): string
    {
        if ($this->state()->cached === null || $this->state()->cached->accessToken === $rejected) {
            $this->state()->rejected = $rejected;
        }
        return $this->current();
    }

    /** @return array<string, mixed> without the tokens */
    public function __debugInfo(): array
    {
        return ['clientId' => $this->clientId];
    }

    private function state(): ProvidedTokens
    {
        return $this->hidden->getValue();
    }

    private function isUsable(#[\SensitiveParameter] Tokens $tokens, ?float $margin = null): bool
    {
        return $tokens->accessToken !== $this->state()->rejected && $tokens->getLifetime() > ($margin ?? $this->refreshBefore);
    }

    private function refresh(): Tokens
    {
        if ($this->state()->unsaved) {
            $this->save(...$this->state()->unsaved);
        }
        // Loaded again, because another process may have refreshed them before this one got the lock.
        $tokens = $this->requireTokens($this->store->load());
        if ($this->isUsable($tokens, $tokens->refreshing === null ? null : 0.0)) {
            return $tokens;
        }
        if ($this->state()->required && $this->state()->requiredFor === $tokens->refreshToken) {
            throw $this->state()->required;
        }
        if ($tokens->refreshing === null) {
            $this->store->save($tokens->withRefreshing(microtime(true)));
        }
        try {
            $grant = new RefreshTokenGrant(client_id: $this->clientId, client_secret: $this->state()->clientSecret, refresh_token: $tokens->refreshToken);
            $renewed = Tokens::exchange($this->client, $grant, $tokens);
        } catch (CallException $error) {
            return $this->recover($tokens, $error);
        }
        return $this->save($tokens, $renewed);
    }

    /** Falls back to the old tokens after a failed refresh, if they can still be used. */
    private function recover(#[\SensitiveParameter] Tokens $tokens, CallException $error): Tokens
    {
        // The refresh certainly did not use up the refresh token.
        if (!$error instanceof UnknownOutcomeException && ($error->status ?? 300) >= 300) {
            try {
                $this->replace($tokens, $tokens);
            } catch (\Exception) {
                // The mark stays: the next refresh is then more careful, nothing worse.
            }
        }
        if ($error instanceof TokenException && $error->error === 'invalid_grant') {
            $reason = $tokens->refreshing === null ? 'refresh-rejected' : 'refresh-interrupted';
            $this->state()->requiredFor = $tokens->refreshToken;
            throw $this->state()->required = new SignInRequiredException(Tokens::createContext($this->client), $reason, $error);
        }
        return $this->isUsable($tokens, 0.0) ? $tokens : throw $error;
    }

    /** Saves new tokens before any caller gets them. */
    private function save(#[\SensitiveParameter] Tokens $old, #[\SensitiveParameter] Tokens $renewed): Tokens
    {
        $this->state()->unsaved = [$old, $renewed];
        try {
            $stored = $this->replace($old, $renewed);
        } catch (\Exception $error) {
            $secrets = [$old->accessToken, $old->refreshToken, $renewed->accessToken, $renewed->refreshToken];
            // The error of the store is not the previous one: it may hold the tokens.
            throw new TokenPersistenceException(Tokens::createContext($this->client), Redact::text($error->getMessage(), $secrets));
        }
        $this->state()->unsaved = null;
        return $this->requireTokens($stored);
    }

    /** Saves tokens, unless the user has signed in again or signed out in the meantime, which takes precedence. */
    private function replace(#[\SensitiveParameter] Tokens $old, #[\SensitiveParameter] Tokens $tokens): ?Tokens
    {
        $stored = $this->store->load();
        if ($stored?->refreshToken !== $old->refreshToken) {
            return $stored;
        }
        $this->store->save($tokens);
        return $tokens;
    }

    private function requireTokens(#[\SensitiveParameter] ?Tokens $tokens): Tokens
    {
        return $tokens ?? throw new SignInRequiredException(Tokens::createContext($this->client), 'not-signed-in');
    }
}
