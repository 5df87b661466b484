<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

/** The platform accepted the call with a 2xx status, and the response is not what the contract says. */
final class UnreadableResponseException extends CallException
{
}
