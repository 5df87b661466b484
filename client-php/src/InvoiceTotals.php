<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** The totals of an invoice, and the amounts of its lines, in euros with 2 decimals. */
final readonly class InvoiceTotals
{
    /**
     * @param list<array{vatCodeId: int|null, percentage: string, amountExcludingVat: string, amountVat: string}> $vatTotals one for each VAT
     *   code, in the order of their identifiers
     * @param list<array{amountExcludingVat: string, amountVat: string, amountIncludingVat: string}> $lines in the same order; their VAT is
     *   rounded for each line, and need not add up to the VAT of the invoice
     */
    public function __construct(
        public string $amountExcludingVat,
        public string $amountVat,
        public string $amountIncludingVat,
        public array $vatTotals,
        public array $lines,
    ) {
    }
}
