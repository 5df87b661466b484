<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Stores the tokens of one user in a file that only its owner can read, for all processes of one machine, on a local disk. Without
 * the file no user is signed in. An empty file `<path>.lock` is created beside it.
 */
final class FileTokenStore implements TokenStore
{
    public function __construct(private readonly string $path)
    {
    }

    public function load(): ?Tokens
    {
        // Not file_exists, whose result PHP caches.
        $text = @file_get_contents($this->path);
        return $text === false ? null : Tokens::fromArray(json_decode($text, true));
    }

    /** Replaces the file atomically: readers get the old text or the new one, also after a power failure. */
    public function save(#[\SensitiveParameter] Tokens $tokens): void
    {
        $temporary = "$this->path." . bin2hex(random_bytes(8));
        $text = json_encode($tokens->toArray(), JSON_THROW_ON_ERROR);
        $mask = umask(0o077);
        $file = @fopen($temporary, 'x');
        umask($mask);
        $isSaved = $file && fwrite($file, $text) === strlen($text) && fsync($file) && fclose($file) && rename($temporary, $this->path);
        if (!$isSaved) {
            @unlink($temporary);
            throw new \RuntimeException("The tokens were not saved in $this->path.");
        }
    }

    public function lock(\Closure $work): mixed
    {
        return self::lockFile("$this->path.lock", $work);
    }

    /** @internal the operating system releases the lock when the process ends, even after a crash */
    public static function lockFile(string $path, \Closure $work): mixed
    {
        $file = @fopen($path, 'c') ?: throw new \RuntimeException("The lock $path cannot be opened.");
        try {
            flock($file, LOCK_EX) || throw new \RuntimeException("The lock $path cannot be acquired.");
            return $work();
        } finally {
            fclose($file);
        }
    }
}
