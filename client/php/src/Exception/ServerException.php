<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

/** Status 500 and above: the platform failed. */
final class ServerException extends ApiException
{
}
