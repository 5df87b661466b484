<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** No complete response arrived: the connection failed, broke, or timed out. */
final class ConnectionException extends CallException
{
    /** What HTTP clients say about a failure. All but the last were certainly not sent. */
    private const REASONS = [
        'TLS' => '/cURL error (35|5[1389]|60|66|77|8[0-3]|9[01])\b|SSL(?! connection timeout)(?!.*(read|write|timed out)).*(certificate|routines|alert|version|handshake|connect)|certificate (verify|subject)|peer certificate/i',
        'CONNECT_TIMEOUT' => '/Connection timed out after \d|Resolving timed out|SSL connection timeout|failed to connect to .* ms: .*time(d )?out/i',
        'EAI_AGAIN' => '/temporary failure in name resolution/i',
        'ENOTFOUND' => '/cURL error [56]\b|(could ?n.t|could not) resolve (host|proxy)|name or service not known/i',
        'ECONNREFUSED' => '/cURL error 7\b|connection refused|failed to connect to|couldn.t connect to server/i',
        'TIMEOUT' => '/timed out|timeout/i',
    ];

    /** @param string|null $reason `ECONNREFUSED`, `ENOTFOUND`, `EAI_AGAIN`, `CONNECT_TIMEOUT`, `TLS`, `TIMEOUT`; null for another one */
    public function __construct(
        CallContext $context,
        string $message,
        public readonly ?string $reason = null,
        ?int $status = null,
        array $headers = [],
    ) {
        parent::__construct($context, $message, $status, $headers);
    }

    public static function findReason(string $message): ?string
    {
        // A URL in the message says nothing about the failure.
        $message = (string) preg_replace('~\S*https?://\S*~', '', $message);
        foreach (self::REASONS as $reason => $pattern) {
            if (preg_match($pattern, $message)) {
                return $reason;
            }
        }
        return null;
    }

    /** Whether the request was certainly not sent. */
    public function isUnsent(): bool
    {
        return in_array($this->reason, ['CONNECT_TIMEOUT', 'EAI_AGAIN', 'ENOTFOUND', 'ECONNREFUSED', 'TLS'], true);
    }

    /** Whether it means a wrong URL far more often than a temporary failure. */
    public function isPermanent(): bool
    {
        return in_array($this->reason, ['ENOTFOUND', 'ECONNREFUSED', 'TLS'], true);
    }
}
