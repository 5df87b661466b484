<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** No complete response arrived: the connection failed, broke, or timed out. */
final class ConnectionException extends CallException
{
    /** Messages of HTTP clients, by the kind of failure. All but `TIMEOUT` were certainly not sent. */
    private const REASONS = [
        'CONNECT_TIMEOUT' => '/Connection time(d )?out after \d|Resolving timed out|SSL connection timeout|failed to connect to .* ms: .*time(d )?out/i',
        'CONNECT_RESET' => '/SSL_connect: (Connection reset|SSL_ERROR_SYSCALL|Broken pipe|Connection timed out)/i',
        'TLS' => self::TLS,
        'EAI_AGAIN' => '/temporary failure in name resolution/i',
        'ENOTFOUND' => '/(could ?n.t|could not) resolve (host|proxy)|name or service not known|nodename nor servname/i',
        'ECONNREFUSED' => '/connection refused|failed to connect to|couldn.t connect to server|no route to host|network is unreachable/i',
        'TIMEOUT' => '/timed out|timeout/i',
    ];
    /** Failures of certificates and handshakes. Later failures of a connection name SSL_read or SSL_write. */
    private const TLS = '/^(?!.*SSL_(read|write)).*(SSL certificate|certificate (problem|subject|verif|issuer|status|file)|client certificate'
        . '|private key|pinned public key|SSL_connect|TLS connect error|wrong version number|alternative certificate|enable crypto'
        . '|SSL peer|cipher list|SSL crypto engine|CRL file|handshake fail|unable to use .* certificate)/is';
    /** Reasons by the codes of cURL, where the message says nothing else. */
    private const CURL = [
        'ENOTFOUND' => [5, 6],
        'ECONNREFUSED' => [7, 97],
        'TLS' => [35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 82, 83, 90, 91, 98],
        'TIMEOUT' => [28],
    ];

    /**
     * @param string|null $reason `ECONNREFUSED`, `ENOTFOUND`, `EAI_AGAIN`, `CONNECT_TIMEOUT`, `CONNECT_RESET`, `TLS`, `TIMEOUT`; null
     *   for another one
     */
    public function __construct(
        CallContext $context,
        string $message,
        public readonly ?string $reason = null,
        ?int $status = null,
        array $headers = [],
    ) {
        parent::__construct($context, $message, $status, $headers);
    }

    /**
     * @internal
     * @param int $code of the exception: HTTP clients on cURL give its code there, or in the message
     */
    public static function findReason(string $message, int $code = 0): ?string
    {
        $hasCode = preg_match('/\bcURL error (\d+)\b/i', $message, $match) === 1;
        // A URL in the message says nothing about the failure.
        $text = (string) preg_replace('~\S*https?://\S*~', '', $message);
        $isSaid = static fn(string $reason): bool => preg_match(self::REASONS[$reason], $text) === 1;
        $number = $hasCode ? (int) $match[1] : $code;
        $isMeant = static fn(string $reason): bool => in_array($number, self::CURL[$reason] ?? [], true);
        $reasons = array_keys(self::REASONS);
        $found = [
            ...array_filter(['CONNECT_TIMEOUT', 'CONNECT_RESET'], $isSaid),
            ...array_filter($reasons, $isMeant),
            ...($hasCode ? [] : array_filter($reasons, $isSaid)),
        ];
        return $found[0] ?? null;
    }

    /** Tests that the request was certainly not sent. */
    public function isUnsent(): bool
    {
        return isset(self::REASONS[$this->reason ?? '']) && $this->reason !== 'TIMEOUT';
    }

    /** Tests for a reason that more often means a wrong URL or certificate than a temporary failure. */
    public function isPermanent(): bool
    {
        return in_array($this->reason, ['ENOTFOUND', 'ECONNREFUSED', 'TLS'], true);
    }
}
