<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * A value that no dump, export or serialization shows.
 *
 * @internal
 */
final class Secret
{
    private readonly \Closure $reveal;

    public function __construct(#[\SensitiveParameter] mixed $value)
    {
        // var_export and json_encode show properties, and a closure has none.
        $this->reveal = static fn(): mixed => $value;
    }

    public function reveal(): mixed
    {
        return ($this->reveal)();
    }

    public function __debugInfo(): array
    {
        return [];
    }

    /** @throws \LogicException always */
    public function __serialize(): array
    {
        throw new \LogicException('A secret cannot be serialized. Create its client where it is used.');
    }
}
