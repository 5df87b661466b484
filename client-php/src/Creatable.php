<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Operations that create and list the records of a resource, as `createOnce` needs them.
 *
 * @template-covariant T of object
 */
interface Creatable
{
}
