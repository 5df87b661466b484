<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** What a field of an input is that is not sent: a PATCH does not change it. Null is sent, and clears the field. */
enum LeftOut
{
    case Value;
}
