<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

/** Status 404: the administration has no such record. */
final class NotFoundException extends ApiException
{
}
