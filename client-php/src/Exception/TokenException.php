<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** The authorization service rejected the grant (RFC 6749, section 5.2). */
final class TokenException extends CallException
{
    /**
     * @param string $error code of RFC 6749: `invalid_grant`, `invalid_client`
     * @param string|null $description what the authorization service says about it
     */
    public function __construct(
        CallContext $context,
        int $status,
        public readonly string $error,
        public readonly ?string $description = null,
        array $headers = [],
    ) {
        parent::__construct($context, self::toSentences("$status $error", $description), $status, $headers);
    }
}
