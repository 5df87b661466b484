<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\SignInRequiredException;

/**
 * The secrets of a `TokenProvider`.
 *
 * @internal
 */
final class ProvidedTokens
{
    public ?Tokens $cached = null;
    public ?string $rejected = null;
    /** @var array{Tokens, Tokens}|null the old tokens, and the new ones that the store failed to save */
    public ?array $unsaved = null;
    /** The refresh that the platform rejected for good. */
    public ?SignInRequiredException $required = null;
    public ?string $requiredFor = null;

    public function __construct(#[\SensitiveParameter] public readonly string $clientSecret)
    {
    }
}
