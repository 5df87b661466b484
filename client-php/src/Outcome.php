<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** Result of `createOnce`. */
enum Outcome: string
{
    /** Created by this call. After a lost response the platform may still process an earlier POST, later than the settle time. */
    case Created = 'created';
    /** A record with the key was there, and has what was asked for. An earlier run, or a POST whose response was lost, created it. */
    case Found = 'found';
    /** A record with the key was there, and differs from what was asked for. Nothing was created. */
    case Mismatch = 'mismatch';
}
