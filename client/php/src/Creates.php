<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Operations that `create` and `list` records, of which `createOnce` creates one.
 *
 * @template-covariant T of object
 */
interface Creates
{
}
