<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** The value of a field that is not sent: a PATCH does not change it. Null is sent, and clears the field. */
enum LeftOut
{
    case Value;
}
