<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

/** Status 401: the access token is missing, unknown or expired. */
final class AuthenticationException extends ApiException
{
}
