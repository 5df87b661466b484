<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** `createOnce` created a record, and the platform stored another key than was asked for: a later run would not find it. */
final class KeyMismatchException extends CallException
{
    public function __construct(CallContext $context, public readonly object $record, string $asked, string $stored)
    {
        $id = isset($record->id) ? " The record that was created has the id $record->id." : '';
        parent::__construct($context, "the platform stored $stored, not $asked.$id");
    }
}
