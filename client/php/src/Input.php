<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** What the classes of inputs have in common. */
trait Input
{
    use Record;

    /**
     * Creates it from a record as it was read, with changes by name: what a PUT needs.
     *
     * @example DebtorReplacement::from($debtor, remark: null)
     * @throws \TypeError for a record of another resource, or one that was read without some of its fields: they would be cleared
     */
    public static function from(object $record, mixed ...$changes): self
    {
        Source::check($record, self::class);
        $fields = get_object_vars(self::fromArray(Json::decode($record->toJson())));
        return new self(...array_merge($fields, $changes));
    }
}
