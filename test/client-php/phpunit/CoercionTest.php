<?php

// No strict_types: most files of an application have none, and PHP then coerces scalars.

use AccountingPlatform\{CallOptions, Client, Decimal, Input, LeftOut};
use AccountingPlatform\Model\{ArticleLineInput, DebtorInput, DraftSalesInvoiceWithLinesInput};

require_once __DIR__ . '/ClientTestCase.php';

/** Every generated signature, called from a file without strict_types. */
final class CoercionTest extends ClientTestCase
{
    /** Values that PHP would coerce, by the type of the docblock. */
    private const WRONG = [
        'string|int' => [19.95, 2.0, true, false, 1e30],
        'int' => [5.7, '5.7', true, false, 'x', 1e30],
        'bool' => ['false', 'true', 0, 1, 0.5, ''],
        'string' => [1.5, 2.0, true, false],
    ];
    private const RIGHT = [
        'string|int' => [['19.95', '19.95'], [19, '19'], ['19', '19']],
        'int' => [[5, '5'], ['5', '5']],
        'bool' => [[true, 'true'], [false, 'false']],
        'string' => [['19.95', '"19.95"'], [7, '"7"']],
    ];
    /** Values of filters. */
    private const FILTERS = ['string|int' => ['19.95', 19, ['19.95', 19]], 'int' => ['7', ['1', 2], ['1', '-2']]];

    /** Expects an exception before anything is coerced or sent. */
    private function assertRejected(Closure $work, string $what, string $class = TypeError::class): void
    {
        // A deprecation is a coercion.
        set_error_handler(static fn(int $level, string $message): never => throw new ErrorException($message));
        try {
            $this->catch($class, $work, $what);
        } finally {
            restore_error_handler();
        }
        $this->assertNothingSent();
    }

    public function testAConstructorTakesNoScalarOfAnotherType(): void
    {
        $this->createClient();
        $counts = ['amounts' => 0, 'others' => 0];
        foreach (Values::listParameters('Model') as [$class, $constructor, $parameter]) {
            if (!defined("$class::FIELDS")) {
                continue;
            }
            $isInput = in_array(Input::class, class_uses($class), true);
            $type = Values::getType($parameter);
            $kind = $class::FIELDS[$parameter->name];
            $isAmount = is_string($kind) && str_starts_with($kind, 'decimal:');
            $isConstant = $parameter->isOptional() && is_string($parameter->getDefaultValue());
            if (!$isAmount && (!$isInput || !isset(self::WRONG[$type]) || $isConstant)) {
                continue;
            }
            $counts[$isAmount ? 'amounts' : 'others']++;
            $arguments = Values::createArguments($constructor);
            foreach (self::WRONG[$isAmount ? 'string|int' : $type] as $value) {
                $what = "$class::\$$parameter->name " . var_export($value, true);
                $changed = [$parameter->name => $value] + $arguments;
                $this->assertRejected(static fn() => (new ReflectionClass($class))->newInstanceArgs($changed), $what);
                $this->assertRejected(static fn() => new $class(...$changed), $what);
            }
            foreach ($isInput ? self::RIGHT[$type] : [] as [$value, $sent]) {
                $json = (new $class(...[$parameter->name => $value] + $arguments))->toJson();
                $this->assertStringContainsString("\"$parameter->name\":$sent", $json);
            }
            if ($isInput && method_exists($class, 'from')) {
                $this->assertRejected(static fn() => $class::fromArray([$parameter->name => 2.5] + $arguments), "$class::fromArray $parameter->name");
            }
        }
        $this->assertGreaterThan(150, $counts['amounts']);
        $this->assertGreaterThan(300, $counts['others']);
    }

    public function testAnOperationTakesNoScalarOfAnotherTypeAndAFilterThatIsNullIsNotLeftOut(): void
    {
        $client = $this->createClient();
        $counts = ['string|int' => 0, 'int' => 0, 'bool' => 0, 'string' => 0, 'left out' => 0];
        foreach (Values::listParameters('Operations') as [$class, $method, $parameter]) {
            $type = Values::getType($parameter);
            $natives = Values::listNativeTypes($parameter);
            $call = static fn(mixed $value) => (new $class($client))->{$method->name}(...[$parameter->name => $value] + Values::createArguments($method));
            $what = "$class::$method->name $parameter->name ";
            if ($parameter->isOptional() && $parameter->getDefaultValue() === LeftOut::Value) {
                $counts['left out']++;
                foreach ([null, [null]] as $value) {
                    $error = $this->catch(Throwable::class, static fn() => $call($value), $what);
                    $this->assertTrue($error instanceof TypeError || $error instanceof InvalidArgumentException);
                    $this->assertNothingSent();
                }
                $call(LeftOut::Value);
                $this->assertStringNotContainsString("$parameter->name=", $this->getSentUrl());
                $this->http->sent = [];
            }
            if (!isset(self::WRONG[$type]) || in_array('object', $natives, true)) {
                continue;
            }
            $counts[$type]++;
            $isFilter = in_array('array', $natives, true);
            foreach (self::WRONG[$type] as $value) {
                foreach ($isFilter ? [$value, [$value], ['a' => $value]] : [$value] as $given) {
                    $this->assertRejected(static fn() => $call($given), $what . var_export($value, true));
                }
            }
            foreach ($isFilter || $type === 'string|int' ? self::FILTERS[$type] ?? [] : [] as $value) {
                $call($value);
                $this->assertStringContainsString("$parameter->name=" . implode("&$parameter->name=", (array) $value), $this->getSentUrl());
                $this->http->sent = [];
            }
        }
        foreach (['string|int' => 50, 'int' => 200, 'bool' => 40, 'string' => 40, 'left out' => 300] as $type => $count) {
            $this->assertGreaterThan($count, $counts[$type], $type);
        }
    }

    public function testAValueInsideALineOrAnArrayIsChecked(): void
    {
        $client = $this->createClient();
        $create = static fn(mixed $line) => $client->draftSalesInvoicesWithLines()->create(new DraftSalesInvoiceWithLinesInput(debtorId: 1, lines: [$line]));
        $this->assertRejected(static fn() => $create(new ArticleLineInput(ArticleSku: 'A', quantity: 2.5)), 'a line');
        $this->assertRejected(static fn() => $create(['bookingType' => 'A', 'ArticleSku' => 'A', 'quantity' => 2.5]), 'an array for a line');
        $this->assertRejected(static fn() => $create(2.5), 'a number for a line');
        $create(new ArticleLineInput(ArticleSku: 'A', quantity: '2.5', unitPrice: 3));
        $this->assertStringContainsString('"quantity":2.5,"unitPrice":3', $this->getSentBody());
    }

    public function testOtherMethodsTakeNoFloatForAnExactNumber(): void
    {
        $client = $this->createClient();
        foreach ([19.95, 2.0, true] as $value) {
            $this->assertRejected(static fn() => Decimal::round($value), 'round');
        }
        foreach ([1.5, '1.5', true] as $value) {
            $this->assertRejected(static fn() => new CallOptions(tenant: $value), 'the tenant of a call');
            $this->assertRejected(static fn() => new CallOptions(maxRetries: $value), 'maxRetries');
            $this->assertRejected(static fn() => new Client('https://api.example', tenant: $value), 'the tenant of a client');
            $this->assertRejected(static fn() => $client->with(tenant: $value), 'the tenant of a copy');
        }
    }

    public function testTheMessageNamesWhatWasPassedAndWhatToPass(): void
    {
        $client = $this->createClient();
        $debtors = $client->debtors();
        $this->assertMessages([
            "unitPrice must be a string such as '19.95' or an integer, because a float is not exact, not 19.95." => static fn() => new ArticleLineInput(ArticleSku: 'A', unitPrice: 19.95),
            'debtorKindId must be an integer, not true, which PHP makes of a text that is no number.' => static fn() => new DebtorInput(name: 'a', debtorKindId: '1abc'),
        ]);
        foreach (['1abc', '', '1.0', ' 1', '1e2'] as $text) {
            $this->assertMessages([
                'getDebtor: id must be an integer, not string.' => static fn() => $debtors->get($text),
                'listDebtors: id must be an integer, not string.' => static fn() => $debtors->list(id: $text),
            ]);
        }
        foreach (['0.30000000000000004', '1e3', 'INF', '1,5', '', '1.234'] as $text) {
            $message = "listDebtors: creditLimit must be a decimal number with at most 2 decimals, unlike '$text'.";
            $this->assertMessages([$message => static fn() => $debtors->list(creditLimit: ['1', $text])]);
        }
        $file = new class {
            public function __toString(): string
            {
                return __FILE__;
            }
        };
        foreach ([new SplFileInfo(__FILE__), $file] as $noPdf) {
            $error = $this->catch(Throwable::class, static fn() => $client->inboxFiles()->upload($noPdf));
            $this->assertStringContainsString('A PDF must be its content', $error->getMessage());
        }
        $this->assertNothingSent();
        $debtors->get('7');
        $debtors->list(creditLimit: ['1.50', 7, '-0.1']);
        $this->assertSame(['/v1/debtors/7', '/v1/debtors?creditLimit=1.50&creditLimit=7&creditLimit=-0.1'], [$this->getSentUrl(0), $this->getSentUrl()]);
    }
}
