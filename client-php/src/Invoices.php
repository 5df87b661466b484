<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Calculates the amounts of invoices as the platform does, on bcmath. Lines are inputs or records of the client, or any
 * objects with the same fields; so are VAT codes.
 */
final class Invoices
{
    private const MAX_AMOUNT = '999999999999.99';
    /** The largest difference between the stated and the calculated VAT of a purchase line. */
    private const VAT_TOLERANCE = '0.05';
    /** Decimals that no product of a line exceeds. */
    private const EXACT = 12;

    private array $vatCodes = [];

    /** @param iterable<object> $vatCodes at least the codes of the lines: `id`, `percentage`, `reverseCharged` */
    public function __construct(iterable $vatCodes)
    {
        foreach ($vatCodes as $vatCode) {
            $this->vatCodes[$vatCode->id] = $vatCode;
        }
    }

    /**
     * Calculates a sales invoice, a draft or an order: the amount of a line is quantity times price less discount, rounded to cents,
     * halves away from zero; VAT is rounded once for each VAT code.
     *
     * @param list<object> $lines
     * @throws \InvalidArgumentException when a line lacks what the platform would look up, or a number is not valid
     */
    public function calculateSales(array $lines): InvoiceTotals
    {
        return $this->calculate($lines, false);
    }

    /**
     * Calculates a purchase invoice: the totals are the sums of the lines, whose VAT may follow the paper (`amountVat`).
     *
     * @param list<object> $lines
     * @throws \InvalidArgumentException when a line lacks its VAT code, or its VAT is too far from the percentage
     */
    public function calculatePurchase(array $lines): InvoiceTotals
    {
        return $this->calculate($lines, true);
    }

    private function calculate(array $lines, bool $isPurchase): InvoiceTotals
    {
        [$calculated, $groups] = [[], []];
        foreach ($lines as $index => $line) {
            $terms = $this->complete($line, "lines[$index]");
            $calculated[] = $isPurchase ? $this->addStatedVat($terms, $line, "lines[$index]") : $this->toAmounts($terms, $terms['amount']);
            if ($isPurchase || self::get($line, 'bookingType') !== 'T') {
                $groups[$terms['vatCodeId'] ?? 0][] = $terms + ['amounts' => end($calculated)];
            }
        }
        ksort($groups);
        $vatTotals = array_map(fn(array $group): array => $this->sum($group, $isPurchase), array_values($groups));
        $excluding = self::add(array_column($vatTotals, 'amountExcludingVat'));
        $vat = self::add(array_column($vatTotals, 'amountVat'));
        $totals = ['amountExcludingVat' => $excluding, 'amountVat' => $vat, 'amountIncludingVat' => bcadd($excluding, $vat, 2)];
        $amounts = array_merge(array_values($totals), array_column($calculated, 'amountIncludingVat'));
        foreach ([...$amounts, ...array_column($vatTotals, 'amountExcludingVat'), ...array_column($vatTotals, 'amountVat')] as $amount) {
            if (bccomp(ltrim($amount, '-'), self::MAX_AMOUNT, 2) > 0) {
                throw new \InvalidArgumentException('An amount is more than ' . self::MAX_AMOUNT . ' euros.');
            }
        }
        return new InvoiceTotals(...$totals, vatTotals: $vatTotals, lines: $calculated);
    }

    private function complete(object $line, string $path): array
    {
        $isText = self::get($line, 'bookingType') === 'T';
        $hasVatCode = isset($line->vatCodeId) ? $line->vatCodeId !== LeftOut::Value : property_exists($line, 'vatCodeId');
        if (!$isText && !$hasVatCode) {
            throw new \InvalidArgumentException("$path.vatCodeId is missing: null for a line without a VAT code.");
        }
        if (self::get($line, 'bookingType') === 'A' && self::get($line, 'unitPrice') === null) {
            throw new \InvalidArgumentException("$path.unitPrice is missing: the platform takes the price of the article.");
        }
        $vatCodeId = self::get($line, 'vatCodeId');
        $vatCode = $vatCodeId === null ? null : $this->vatCodes[$vatCodeId]
            ?? throw new \InvalidArgumentException("$path.vatCodeId: there is no VAT code $vatCodeId.");
        $read = static fn(string $name, string $default, int $scale): string => Decimal::check(self::get($line, $name) ?? $default, $scale, "$path.$name");
        $rest = bcsub('100', $read('discountPercentage', '0', 2), 2);
        $price = $read('unitPrice', '0', 4);
        $percentage = Decimal::check($vatCode->percentage ?? '0', 2, 'percentage');
        return [
            'vatCodeId' => $vatCodeId,
            'percentage' => $percentage,
            'charged' => $vatCode?->reverseCharged ? '0' : $percentage,
            'price' => $price,
            'isIncluded' => self::get($line, 'unitPriceIncludingVat') ?? false,
            'amount' => Decimal::round(bcdiv(bcmul(bcmul($read('quantity', '1', 4), $price, 8), $rest, 10), '100', self::EXACT)),
        ];
    }

    /** Returns the VAT in an amount that includes it, or over an amount that does not, rounded. */
    private static function calculateVat(string $amount, array $terms, bool $isIncluded): string
    {
        $whole = $isIncluded ? bcadd('100', $terms['charged'], 2) : '100';
        // Enough decimals to tell a half from less than a half.
        return Decimal::round(bcdiv(bcmul($amount, $terms['charged'], 4), $whole, self::EXACT));
    }

    private function toAmounts(array $terms, string $amount, ?string $statedVat = null): array
    {
        $vat = $statedVat ?? self::calculateVat($amount, $terms, $terms['isIncluded']);
        $excluding = $terms['isIncluded'] ? bcsub($amount, $vat, 2) : $amount;
        return ['amountExcludingVat' => $excluding, 'amountVat' => bcadd($vat, '0', 2), 'amountIncludingVat' => bcadd($excluding, $vat, 2)];
    }

    /** Accepts any amount on a line with a price of 0: it is VAT alone, such as customs VAT on goods of another invoice. */
    private function addStatedVat(array $terms, object $line, string $path): array
    {
        $calculated = $this->toAmounts($terms, $terms['amount']);
        $stated = self::get($line, 'amountVat');
        if ($stated === null) {
            return $calculated;
        }
        $vat = Decimal::check($stated, 2, "$path.amountVat");
        $isCharged = bccomp($terms['charged'], '0', 2) !== 0;
        $isVatAlone = $isCharged && bccomp($terms['price'], '0', 4) === 0 && !$terms['isIncluded'];
        $limit = $isCharged ? self::VAT_TOLERANCE : '0.00';
        if (!$isVatAlone && bccomp(ltrim(bcsub($vat, $calculated['amountVat'], 2), '-'), $limit, 2) > 0) {
            throw new \InvalidArgumentException("$path.amountVat must be {$calculated['amountVat']}, at most $limit more or less.");
        }
        return $this->toAmounts($terms, $terms['amount'], $vat);
    }

    /**
     * Adds up the lines with one VAT code. A sale has a sum for prices including VAT and a sum for the others, so that the
     * total of an invoice whose prices include VAT is exactly the sum of its prices.
     */
    private function sum(array $group, bool $isPurchase): array
    {
        $code = ['vatCodeId' => $group[0]['vatCodeId'], 'percentage' => $group[0]['percentage']];
        if ($isPurchase) {
            $amounts = array_column($group, 'amounts');
            $excluding = self::add(array_column($amounts, 'amountExcludingVat'));
            return $code + ['amountExcludingVat' => $excluding, 'amountVat' => self::add(array_column($amounts, 'amountVat'))];
        }
        $filter = static fn(bool $isIncluded): array => array_filter($group, static fn(array $terms): bool => $terms['isIncluded'] === $isIncluded);
        $without = self::add(array_column($filter(false), 'amount'));
        $including = self::add(array_column($filter(true), 'amount'));
        $extracted = self::calculateVat($including, $group[0], true);
        return $code + [
            'amountExcludingVat' => bcsub(bcadd($without, $including, 2), $extracted, 2),
            'amountVat' => bcadd(self::calculateVat($without, $group[0], false), $extracted, 2),
        ];
    }

    private static function add(array $amounts): string
    {
        return array_reduce($amounts, static fn(string $sum, string $amount): string => bcadd($sum, $amount, 2), '0.00');
    }

    private static function get(object $line, string $name): mixed
    {
        $value = $line->$name ?? null;
        return $value === LeftOut::Value ? null : $value;
    }
}
