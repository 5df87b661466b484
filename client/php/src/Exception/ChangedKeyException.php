<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/**
 * `createOnce` created a record, and the platform stored another key than it was sent: the next run would not find it. Keep
 * the identifier of `record`, and use the stored key from now on.
 */
final class ChangedKeyException extends CallException
{
    /** @param list<string> $fields of the key that differ */
    public function __construct(public readonly object $record, public readonly array $fields)
    {
        $id = isset($record->id) ? " $record->id" : '';
        $context = new CallContext('createOnce', 'POST', isset($record->_meta) ? $record->_meta->self : '');
        $names = implode(', ', $fields);
        parent::__construct($context, "record$id was created, with another $names than it was sent. It would not be found again.");
    }
}
