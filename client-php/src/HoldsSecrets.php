<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** An object with secrets, which a queue or a cache must not store. */
trait HoldsSecrets
{
    public function __serialize(): array
    {
        throw new \LogicException(self::class . ' holds secrets, and cannot be serialized. Create it where it is used.');
    }
}
