<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

/** Status 403: the user lacks a permission, or the administration lacks a module. */
final class PermissionException extends ApiException
{
}
