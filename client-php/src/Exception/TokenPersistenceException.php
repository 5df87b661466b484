<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/**
 * The platform issued new tokens, and the store failed to save them. The token provider holds them in memory, saves them at the
 * next call, and returns no access token before. If the process ends first, the user has to sign in again.
 */
final class TokenPersistenceException extends CallException
{
    public function __construct(CallContext $context, string $reason)
    {
        parent::__construct($context, "the store did not save the new tokens ($reason). They are in memory; the next call saves them.");
    }
}
