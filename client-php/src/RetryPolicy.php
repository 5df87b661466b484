<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\ApiException;
use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\ConnectionException;
use AccountingPlatform\Exception\ServerException;
use AccountingPlatform\Exception\UnreadableResponseException;

/**
 * Decides what follows the failed requests of one call.
 *
 * @internal
 */
final class RetryPolicy
{
    /** Statuses of temporary failures: too many requests, and a server that is unavailable. */
    private const TRANSIENT = '/^(429|50[234])$/';
    /** Statuses after which a GET is repeated too: timeout, too early, internal error, and those that proxies add. */
    private const TRANSIENT_FOR_GET = '/^(408|425|429|50[0234]|52\d)$/';
    /** The longest delay that the client chooses by itself. */
    private const MAX_DELAY = 30.0;

    private int $failures = 0;
    private float $waited = 0.0;
    private bool $mayBeProcessed = false;

    public function __construct(private readonly Request $request, private readonly CallOptions $limits)
    {
    }

    /** Tests whether the platform may have processed a failed call, so that a retry could process it twice. */
    public function isOutcomeUnknown(CallException $error): bool
    {
        return $this->request->method === 'POST' && !self::wasNotProcessed($error);
    }

    /** Tests whether an earlier attempt of this DELETE removed the record. */
    public function isDeleted(CallException $error): bool
    {
        return $this->request->method === 'DELETE' && $this->mayBeProcessed && $error->status === 404;
    }

    /** Returns the seconds to wait before the retry; null when a retry is unsafe, useless or over the limits. */
    public function getWait(CallException $error): ?float
    {
        $this->mayBeProcessed = $this->mayBeProcessed || !self::wasNotProcessed($error);
        $backOff = min(self::MAX_DELAY, $this->limits->retryDelay * 2 ** $this->failures);
        $random = mt_rand() / mt_getrandmax();
        // Jitter, so that clients do not retry in step.
        $delay = max($backOff * (1 + $random / 2), (self::getRetryAfter($error) ?? 0) * (1 + $random / 10));
        $this->failures += 1;
        $this->waited += $delay;
        $isWithinLimits = $this->failures <= $this->limits->maxRetries && $this->waited <= $this->limits->maxWait;
        return $isWithinLimits && $this->isRetryable($error) ? $delay : null;
    }

    private function isRetryable(CallException $error): bool
    {
        if ($this->isOutcomeUnknown($error)) {
            return false;
        }
        if ($error instanceof ConnectionException) {
            return !$error->isPermanent();
        }
        $statuses = $this->request->method === 'GET' ? self::TRANSIENT_FOR_GET : self::TRANSIENT;
        return preg_match($statuses, (string) $error->status) === 1 && !$error instanceof UnreadableResponseException;
    }

    /** Tests whether this error proves that the platform did not process the request. */
    private static function wasNotProcessed(CallException $error): bool
    {
        if ($error instanceof ConnectionException) {
            return $error->isUnsent();
        }
        // A redirect may announce its success (RFC 9110, section 15.4.4).
        $isRedirect = $error instanceof ApiException && $error->status < 400;
        return !$isRedirect && !$error instanceof ServerException && !$error instanceof UnreadableResponseException;
    }

    private static function getRetryAfter(CallException $error): ?int
    {
        return $error instanceof ApiException ? $error->retryAfter : null;
    }
}
