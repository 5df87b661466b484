<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * A record that exists once, as far as the client can know.
 *
 * @template T of object
 */
final readonly class CreatedOnce
{
    /**
     * @param T $record
     * @param list<string> $differences paths of the fields in which the record differs from the body: `lines[0].quantity`
     * @param string|null $movedTo name of the other list that the record has moved to, such as `salesInvoices` for a draft that was made
     *   final: it is a record of that list, with an `id` of its own
     */
    public function __construct(
        public object $record,
        public Outcome $outcome,
        public array $differences = [],
        public ?string $movedTo = null,
    ) {
    }
}
