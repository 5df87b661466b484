<?php

declare(strict_types=1);

use AccountingPlatform\{Input, Json, Page};
use AccountingPlatform\Model\{Creditor, DebtorPatch, DebtorReplacement, DraftSalesInvoiceWithLines, DraftSalesInvoiceWithLinesReplacement};

require_once __DIR__ . '/ClientTestCase.php';

/** Records and inputs: what becomes of one in the other, and in JSON. */
final class RecordTest extends ClientTestCase
{
    /** Creates an object with a value for every field. */
    private static function create(string $class): object
    {
        $arguments = [];
        foreach ((new ReflectionMethod($class, '__construct'))->getParameters() as $parameter) {
            $isConstant = $parameter->isOptional() && is_string($parameter->getDefaultValue());
            $arguments[$parameter->name] = $isConstant ? $parameter->getDefaultValue() : Values::createValue($parameter);
        }
        return new $class(...$arguments);
    }

    /** @return list<class-string> */
    private static function listInputs(): array
    {
        return array_values(array_filter(
            Values::listClasses('Model'),
            static fn(string $class): bool => in_array(Input::class, class_uses($class), true) && !str_ends_with($class, 'Grant'),
        ));
    }

    public function testAnInputIsMadeOfAWholeRecordOfItsResourceOnly(): void
    {
        $count = 0;
        foreach (self::listInputs() as $class) {
            $recordClass = preg_replace('/(Input|Replacement)$/', '', $class);
            $record = self::create($recordClass);
            $this->assertInstanceOf($class, $class::from($record));
            $fields = Json::decode($record->toJson());
            foreach (array_keys($class::FIELDS) as $name) {
                $partial = $recordClass::fromArray(array_diff_key($fields, [$name => 0]), true);
                foreach ([$partial, unserialize(serialize($partial)), clone $partial] as $read) {
                    $this->assertStringContainsString(" has no $name. ", $this->catch(TypeError::class, static fn() => $class::from($read))->getMessage());
                    $this->assertInstanceOf($class, $class::from($read, ...[$name => $class::from($record)->$name]));
                    $count++;
                }
            }
            $other = self::create($recordClass === Creditor::class ? DraftSalesInvoiceWithLines::class : Creditor::class);
            $this->catch(TypeError::class, static fn() => $class::from($other));
            $this->catch(TypeError::class, static fn() => $class::from((object) ['id' => 1]));
        }
        $this->assertGreaterThan(800, $count);
    }

    public function testALineThatWasReadInPartMakesNoInput(): void
    {
        $line = ['id' => 1, 'bookingType' => 'A', 'ArticleSku' => 'A', 'quantity' => '1', 'unitPrice' => '2', 'description' => 'a'];
        $whole = Json::decode(self::create(DraftSalesInvoiceWithLines::class)->toJson());
        $record = DraftSalesInvoiceWithLines::fromArray(['lines' => [$line]] + $whole, true);
        $message = $this->catch(TypeError::class, static fn() => DraftSalesInvoiceWithLinesReplacement::from($record))->getMessage();
        $this->assertStringContainsString('has no lines[0].', $message);
        $this->assertStringContainsString('lines[0].vatCodeId', $message);
    }

    public function testAPartialRecordOfTheSandboxClearsNothing(): void
    {
        $debtors = $this->createSandboxClient()->debtors();
        [$debtor] = $debtors->list(fields: ['id', 'name', 'debtorKindId'], pageSize: 1)->_data;
        $this->assertStringContainsString('email, ', $this->catch(TypeError::class, static fn() => DebtorReplacement::from($debtor))->getMessage());
        foreach ([$debtors->get(2), ...$debtors->list(id: 2)] as $whole) {
            $this->assertSame($whole->email, $debtors->replace(2, DebtorReplacement::from($whole))->email);
        }
    }

    public function testJsonOfARecordIsThatOfTheApiWithExactDecimals(): void
    {
        foreach (Values::listClasses('Model') as $class) {
            if (defined("$class::FIELDS") && !str_ends_with($class, 'Grant')) {
                $object = self::create($class);
                $expected = self::toTexts(Json::decode($object->toJson()), $object->toArray());
                $this->assertSame($expected, $object->toArray(), $class);
                $this->assertSame($object->toArray(), json_decode(json_encode($object), true), $class);
            }
        }
        $input = new DebtorPatch(creditLimit: 5, remark: null, number: 7);
        $this->assertSame('{"number":"7","creditLimit":"5","remark":null}', json_encode($input));
        $invoice = DraftSalesInvoiceWithLines::fromArray(['id' => 1, 'invoiceDate' => '2026-03-02', 'amountVat' => '12.5', 'lines' => [['bookingType' => 'X', 'more' => '1.5']]], true);
        $this->assertSame(['id' => 1, 'invoiceDate' => '2026-03-02'], array_slice($invoice->toArray(), 0, 2));
        $this->assertSame(['12.50', [['bookingType' => 'X', 'more' => '1.5']]], [$invoice->toArray()['amountVat'], $invoice->toArray()['lines']]);
        $this->assertStringNotContainsString('timezone', (string) json_encode([$invoice]));
    }

    /** Numbers of JSON are texts where the array has texts. */
    private static function toTexts(mixed $decoded, mixed $plain): mixed
    {
        if (is_array($decoded)) {
            array_walk($decoded, static function (mixed &$value, string|int $name) use ($plain): void {
                $value = self::toTexts($value, $plain[$name] ?? null);
            });
            return $decoded;
        }
        return is_int($decoded) && is_string($plain) ? (string) $decoded : $decoded;
    }

    public function testAPageCanBeStored(): void
    {
        $record = '{"id":1,"name":"a","_meta":{"self":"https://api.example/v1/debtors/1"}}';
        $read = fn(string $next): Page => $this->createClient('{"_data":[' . $record . '],"_meta":{"totalCount":1,"nextPage":' . $next . '}}')->debtors()->list();
        $page = $read('null');
        $stored = unserialize(serialize($page));
        $this->assertEquals($page->_data, $stored->_data);
        $this->assertSame($page->_meta->totalCount, $stored->_meta->totalCount);
        $this->assertSame(json_encode($page), json_encode($stored));
        $this->assertSame([1], array_column(iterator_to_array($stored->all(), false), 'id'));
        $first = unserialize(serialize($read('"https://api.example/v1/debtors?page=2"')));
        $this->assertCount(1, $first);
        $this->expectExceptionMessage('A page that was serialized cannot read the next one.');
        iterator_to_array($first->all(), false);
    }

    public function testARecordOfAListPrintsWhatTheResponseHad(): void
    {
        $body = '{"id":1,"name":"a","_meta":{"self":"https://api.example/v1/debtors/1"}}';
        $debtors = $this->createClient('{"_data":[' . $body . '],"_meta":{"totalCount":1,"nextPage":null}}')->debtors();
        $debtor = $debtors->list(fields: ['id', 'name'])->_data[0];
        $this->assertSame([$body, $body], [json_encode($debtor, JSON_UNESCAPED_SLASHES), $debtor->toJson()]);
        $whole = $debtors->list()->_data[0];
        $this->assertSame(['self' => 'https://api.example/v1/debtors/1'], $whole->toArray()['_meta']);
        $this->assertFalse(isset($whole->_meta->administrationId));
    }
}
