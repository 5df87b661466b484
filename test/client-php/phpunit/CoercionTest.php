<?php

// No strict_types: most files of an application have none, and PHP then coerces scalars.

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Decimal;
use AccountingPlatform\LeftOut;
use AccountingPlatform\Model\ArticleLineInput;
use AccountingPlatform\Model\DebtorInput;
use AccountingPlatform\Model\DraftSalesInvoiceWithLinesInput;
use AccountingPlatform\Page;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/autoload.php';
require_once __DIR__ . '/FakeHttp.php';
require_once __DIR__ . '/Values.php';

/** Every generated signature, called from a file without strict_types. */
final class CoercionTest extends TestCase
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

    private FakeHttp $http;
    private Client $client;

    protected function setUp(): void
    {
        $body = '{"_data":[],"_meta":{"totalCount":0,"nextPage":null},"id":1}';
        $this->http = new FakeHttp([new Nyholm\Psr7\Response(200, ['Content-Type' => 'application/json'], $body)]);
        $this->client = new Client('https://api.example', 'token', http: $this->http, defaults: new CallOptions(maxRetries: 0));
    }

    private function assertTypeError(Closure $work, string $what): void
    {
        try {
            // A deprecation is a coercion.
            set_error_handler(static fn(int $level, string $message): never => throw new ErrorException($message));
            $work();
        } catch (TypeError) {
            $this->addToAssertionCount(1);
            return;
        } finally {
            restore_error_handler();
        }
        $this->fail("$what was accepted.");
    }

    public function testAConstructorTakesNoScalarOfAnotherType(): void
    {
        $counts = ['amounts' => 0, 'others' => 0];
        foreach (Values::listClasses('Model') as $class) {
            $isInput = defined("$class::FIELDS") && in_array(AccountingPlatform\Input::class, class_uses($class), true);
            if (!defined("$class::FIELDS")) {
                continue;
            }
            $constructor = new ReflectionMethod($class, '__construct');
            $arguments = Values::createArguments($constructor);
            foreach ($constructor->getParameters() as $parameter) {
                $type = Values::getType($parameter);
                $kind = $class::FIELDS[$parameter->name];
                $isAmount = is_string($kind) && str_starts_with($kind, 'decimal:');
                if (!$isAmount && (!$isInput || !isset(self::WRONG[$type]) || $parameter->isOptional() && is_string($parameter->getDefaultValue()))) {
                    continue;
                }
                $counts[$isAmount ? 'amounts' : 'others']++;
                foreach (self::WRONG[$isAmount ? 'string|int' : $type] as $value) {
                    $changed = [$parameter->name => $value] + $arguments;
                    $this->assertTypeError(fn() => (new ReflectionClass($class))->newInstanceArgs($changed), "$class::\$$parameter->name " . var_export($value, true));
                    $this->assertTypeError(fn() => new $class(...$changed), "$class::\$$parameter->name " . var_export($value, true));
                }
                foreach ($isInput ? self::RIGHT[$type] : [] as [$value, $sent]) {
                    $json = (new $class(...[$parameter->name => $value] + $arguments))->toJson();
                    $this->assertStringContainsString("\"$parameter->name\":$sent", $json);
                }
                if ($isInput && method_exists($class, 'from')) {
                    $input = new $class(...$arguments);
                    $this->assertTypeError(fn() => $class::fromArray([$parameter->name => 2.5] + $arguments), "$class::fromArray $parameter->name");
                }
            }
        }
        $this->assertGreaterThan(150, $counts['amounts']);
        $this->assertGreaterThan(300, $counts['others']);
    }

    public function testAnOperationTakesNoScalarOfAnotherType(): void
    {
        $counts = ['string|int' => 0, 'int' => 0, 'bool' => 0, 'string' => 0];
        foreach (Values::listClasses('Operations') as $class) {
            foreach ((new ReflectionClass($class))->getMethods() as $method) {
                if ($method->isConstructor()) {
                    continue;
                }
                $object = new $class($this->client);
                $arguments = Values::createArguments($method);
                foreach ($method->getParameters() as $parameter) {
                    $type = Values::getType($parameter);
                    if (!isset(self::WRONG[$type]) || in_array('object', Values::listNativeTypes($parameter), true)) {
                        continue;
                    }
                    $counts[$type]++;
                    $isFilter = in_array('array', Values::listNativeTypes($parameter), true);
                    foreach (self::WRONG[$type] as $value) {
                        $what = "$class::$method->name $parameter->name " . var_export($value, true);
                        foreach ($isFilter ? [$value, [$value], ['a' => $value]] : [$value] as $given) {
                            $this->assertTypeError(fn() => $object->{$method->name}(...[$parameter->name => $given] + $arguments), $what);
                        }
                    }
                    $this->assertSame([], $this->http->sent);
                    $right = ['string|int' => ['19.95', 19, ['19.95', 19]], 'int' => $isFilter ? ['7', ['1', 2], ['1', '-2']] : []];
                    if (isset($right[$type])) {
                        foreach ($right[$type] as $value) {
                            $object->{$method->name}(...[$parameter->name => $value] + $arguments);
                            $sent = implode("&$parameter->name=", (array) $value);
                            $this->assertStringContainsString("$parameter->name=$sent", (string) array_pop($this->http->sent)->getUri());
                        }
                    }
                }
            }
        }
        $this->assertGreaterThan(50, $counts['string|int']);
        $this->assertGreaterThan(200, $counts['int']);
        $this->assertGreaterThan(100, $counts['bool'] + $counts['string']);
    }

    public function testAFilterThatIsNullIsNotLeftOut(): void
    {
        $count = 0;
        foreach (Values::listClasses('Operations') as $class) {
            foreach ((new ReflectionClass($class))->getMethods() as $method) {
                foreach ($method->getParameters() as $parameter) {
                    if ($parameter->isOptional() && $parameter->getDefaultValue() === LeftOut::Value) {
                        $count++;
                        $arguments = Values::createArguments($method);
                        foreach ([null, [null]] as $value) {
                            try {
                                (new $class($this->client))->{$method->name}(...[$parameter->name => $value] + $arguments);
                                $this->fail("$class::$method->name $parameter->name");
                            } catch (TypeError|InvalidArgumentException) {
                                $this->assertSame([], $this->http->sent);
                            }
                        }
                        (new $class($this->client))->{$method->name}(...[$parameter->name => LeftOut::Value] + $arguments);
                        $this->assertStringNotContainsString("$parameter->name=", (string) array_pop($this->http->sent)->getUri());
                    }
                }
            }
        }
        $this->assertGreaterThan(300, $count);
    }

    public function testAValueInsideALineOrAnArrayIsChecked(): void
    {
        $create = fn(array $lines) => $this->client->draftSalesInvoicesWithLines()->create(new DraftSalesInvoiceWithLinesInput(debtorId: 1, lines: $lines));
        $this->assertTypeError(fn() => $create([new ArticleLineInput(ArticleSku: 'A', quantity: 2.5)]), 'a line');
        $this->assertTypeError(fn() => $create([['bookingType' => 'A', 'ArticleSku' => 'A', 'quantity' => 2.5]]), 'an array for a line');
        $this->assertTypeError(fn() => $create([2.5]), 'a number for a line');
        $this->assertSame([], $this->http->sent);
        $create([new ArticleLineInput(ArticleSku: 'A', quantity: '2.5', unitPrice: 3)]);
        $this->assertStringContainsString('"quantity":2.5,"unitPrice":3', (string) $this->http->sent[0]->getBody());
    }

    public function testTheMessageSaysToPassAString(): void
    {
        try {
            new ArticleLineInput(ArticleSku: 'A', unitPrice: 19.95);
            $this->fail('A float was accepted.');
        } catch (TypeError $error) {
            $this->assertSame("unitPrice must be a string such as '19.95' or an integer, because a float is not exact, not 19.95.", $error->getMessage());
        }
    }

    public function testOtherMethodsTakeNoFloatForAnExactNumber(): void
    {
        foreach ([19.95, 2.0, true] as $value) {
            $this->assertTypeError(fn() => Decimal::round($value), 'round');
        }
        foreach ([1.5, '1.5', true] as $value) {
            $this->assertTypeError(fn() => new CallOptions(tenant: $value), 'the tenant of a call');
            $this->assertTypeError(fn() => new CallOptions(maxRetries: $value), 'maxRetries');
            $this->assertTypeError(fn() => new Client('https://api.example', tenant: $value), 'the tenant of a client');
            $this->assertTypeError(fn() => $this->client->with(tenant: $value), 'the tenant of a copy');
        }
    }

    private static function getMessage(Closure $work): string
    {
        try {
            $work();
        } catch (TypeError|InvalidArgumentException $error) {
            return $error->getMessage();
        }
        self::fail('A value was accepted.');
    }

    public function testTheMessageNamesWhatWasPassed(): void
    {
        foreach (['1abc', '', '1.0', ' 1', '1e2'] as $text) {
            $this->assertSame('getDebtor: id must be an integer, not string.', self::getMessage(fn() => $this->client->debtors()->get($text)));
            $this->assertSame('listDebtors: id must be an integer, not string.', self::getMessage(fn() => $this->client->debtors()->list(id: $text)));
        }
        $message = 'debtorKindId must be an integer, not true, which PHP makes of a text that is no number.';
        $this->assertSame($message, self::getMessage(fn() => new DebtorInput(name: 'a', debtorKindId: '1abc')));
        $this->client->debtors()->get('7');
        $this->assertSame('https://api.example/v1/debtors/7', (string) $this->http->sent[0]->getUri());
    }

    public function testAFileIsNoPdf(): void
    {
        foreach ([new SplFileInfo(__FILE__), new class {
            public function __toString(): string
            {
                return __FILE__;
            }
        }] as $file) {
            $this->assertStringContainsString('A PDF must be its content', self::getMessage(fn() => $this->client->inboxFiles()->upload($file)));
        }
        $this->assertSame([], $this->http->sent);
    }

    public function testAFilterHasTheDecimalsOfItsField(): void
    {
        foreach (['0.30000000000000004', '1e3', 'INF', '1,5', '', '1.234'] as $text) {
            $message = self::getMessage(fn() => $this->client->debtors()->list(creditLimit: ['1', $text]));
            $this->assertSame("listDebtors: creditLimit must be a decimal number with at most 2 decimals, unlike '$text'.", $message);
        }
        $this->assertSame([], $this->http->sent);
        $this->client->debtors()->list(creditLimit: ['1.50', 7, '-0.1']);
        $this->assertSame('creditLimit=1.50&creditLimit=7&creditLimit=-0.1', $this->http->sent[0]->getUri()->getQuery());
    }
}
