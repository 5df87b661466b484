<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * A record that exists once, as far as that is known.
 *
 * @template T of object
 */
final readonly class CreatedOnce
{
    /**
     * @param T $record
     * @param list<string> $differences paths of the fields in which the record differs from the body: `lines[0].quantity`
     */
    public function __construct(public object $record, public Outcome $outcome, public array $differences = [])
    {
    }
}
