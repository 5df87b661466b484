<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

/** Status 429: too many requests. */
final class RateLimitException extends ApiException
{
}
