<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** The call of an exception or a retry, without its token and its body. */
final readonly class CallContext
{
    /** @param string $operation the `operationId` of the contract */
    public function __construct(
        public string $operation,
        public string $method,
        public string $url,
        public ?int $tenant = null,
        public ?string $language = null,
    ) {
    }
}
