<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

/** Status 400: the request is invalid. `errors` has the messages by field. */
final class ValidationException extends ApiException
{
}
