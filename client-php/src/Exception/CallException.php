<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** A call that did not succeed: the base of every exception of the client. It holds no token and no secret. */
abstract class CallException extends \RuntimeException
{
    /**
     * @param int|null $status of HTTP; null when there was no response
     * @param array<string, string> $headers of the response, by name in lower case
     * @param mixed $body of the response: decoded when it is a JSON object, otherwise text; null for the authorization service
     */
    public function __construct(
        public readonly CallContext $context,
        string $message,
        public readonly ?int $status = null,
        public readonly array $headers = [],
        public readonly mixed $body = null,
        ?\Throwable $previous = null,
    ) {
        parent::__construct("$context->operation: $message", $status ?? 0, $previous);
    }

    /** The header `X-Request-Id` of the response; null when it has none. */
    public function getRequestId(): ?string
    {
        return $this->headers['x-request-id'] ?? null;
    }

    protected static function toSentences(?string ...$texts): string
    {
        $end = static fn(string $text): string => (string) preg_replace('/[^.!?]$/D', '$0.', rtrim($text));
        return implode(' ', array_map($end, array_filter($texts)));
    }
}
