<?php

declare(strict_types=1);

use AccountingPlatform\{Decimal, Invoices, Json};
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/autoload.php';

/** The vectors of `totals/`. */
final class TotalsTest extends TestCase
{
    private static function readVectors(): array
    {
        return Json::decode(file_get_contents(dirname(__DIR__, 3) . '/totals/vectors.json'));
    }

    public static function provideInvoices(): iterable
    {
        $vectors = self::readVectors();
        foreach (['salesInvoices' => 'calculateSales', 'purchaseInvoices' => 'calculatePurchase'] as $kind => $method) {
            foreach ($vectors[$kind] as ['name' => $name, 'lines' => $lines, 'expected' => $expected]) {
                yield "$kind: $name" => [$method, $lines, $expected];
            }
        }
    }

    /** @dataProvider provideInvoices */
    public function testCalculatesTheAmountsOfTheVector(string $method, array $lines, array $expected): void
    {
        $invoices = new Invoices(array_map(static fn(array $code): object => (object) $code, self::readVectors()['vatCodes']));
        // The vectors are JSON, whose whole numbers are integers; inputs have no floats.
        $totals = $invoices->$method(array_map(static fn(array $line): object => (object) $line, $lines));
        $this->assertEqualAmounts($expected, get_object_vars($totals));
    }

    public static function provideRoundings(): array
    {
        return array_map(static fn(array $rounding): array => array_values($rounding), self::readVectors()['roundings']);
    }

    /** @dataProvider provideRoundings */
    public function testRoundsHalvesAwayFromZero(string|int $value, int $decimals, string|int $expected): void
    {
        $this->assertSame(Decimal::normalize($expected, $decimals), Decimal::round(Decimal::normalize($value, 0), $decimals));
    }

    private function assertEqualAmounts(array $expected, array $actual): void
    {
        foreach ($expected as $name => $value) {
            match (true) {
                is_array($value) => $this->assertEqualAmounts($value, $actual[$name]),
                $name === 'vatCodeId' => $this->assertSame($value, $actual[$name]),
                default => $this->assertSame(Decimal::normalize($value, 2), Decimal::normalize($actual[$name], 2), (string) $name),
            };
        }
        $this->assertSameSize($expected, $actual);
    }
}
