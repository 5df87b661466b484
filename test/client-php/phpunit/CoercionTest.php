<?php

declare(strict_types=1);

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Decimal;
use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Json;
use AccountingPlatform\LeftOut;
use AccountingPlatform\Model\ArticleLineInput;
use AccountingPlatform\Model\Debtor;
use AccountingPlatform\Model\DebtorReplacement;
use AccountingPlatform\Model\Unions;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

require_once __DIR__ . '/autoload.php';
require_once __DIR__ . '/loose.php';

/** Every generated signature, called from a file without strict types. */
final class CoercionTest extends TestCase implements ClientInterface
{
    private const MODEL = 'AccountingPlatform\Model\\';
    private ?RequestInterface $sent = null;

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $this->sent = $request;
        return new Response(404);
    }

    /** @return list<class-string> */
    private static function listClasses(string $folder): array
    {
        $files = glob(dirname(__DIR__, 3) . "/generated/client-php/src/$folder/*.php");
        return array_map(static fn(string $file): string => "AccountingPlatform\\$folder\\" . basename($file, '.php'), $files);
    }

    public static function provideModels(): iterable
    {
        foreach (self::listClasses('Model') as $class) {
            if (defined("$class::FIELDS")) {
                yield $class => [$class];
            }
        }
    }

    public static function provideMethods(): iterable
    {
        foreach (self::listClasses('Operations') as $class) {
            foreach ((new ReflectionClass($class))->getMethods() as $method) {
                if (!$method->isConstructor()) {
                    yield "$class::$method->name" => [$class, $method->name];
                }
            }
        }
    }

    /** Returns a value of a kind. */
    private static function create(string|array $kind): mixed
    {
        return match (true) {
            is_array($kind) => [],
            $kind === 'int' => 1,
            $kind === 'bool' => true,
            str_starts_with($kind, 'string') => 'text',
            str_starts_with($kind, 'decimal:') => '1.00',
            in_array($kind, ['date', 'time'], true) => new DateTimeImmutable('2026-03-02'),
            enum_exists($kind) => $kind::cases()[0],
            default => self::createObject(array_values(Unions::VARIANTS[$kind]['classes'] ?? [$kind])[0]),
        };
    }

    private static function createObject(string $class): object
    {
        return new $class(...self::listRequired($class));
    }

    private static function listRequired(string $class): array
    {
        $required = array_filter((new ReflectionClass($class))->getConstructor()->getParameters(), static fn($parameter): bool => !$parameter->isOptional());
        $names = array_map(static fn(ReflectionParameter $parameter): string => $parameter->name, $required);
        return array_map(self::create(...), array_intersect_key($class::FIELDS, array_flip($names)));
    }

    private function assertTypeError(callable|string $target, array $arguments, string $message): void
    {
        try {
            callLoosely($target, $arguments);
        } catch (TypeError) {
            $this->assertNull($this->sent);
            return;
        }
        $this->fail("$message was accepted");
    }

    /** @dataProvider provideModels */
    public function testAConstructorTakesWhatIsExactAndNothingElse(string $class): void
    {
        $required = self::listRequired($class);
        foreach (array_filter($class::FIELDS, is_string(...)) as $name => $kind) {
            $isDecimal = str_starts_with($kind, 'decimal:');
            $isRead = in_array('AccountingPlatform\Record', class_uses($class), true);
            $backing = enum_exists($kind) ? (new ReflectionEnum($kind))->getBackingType()->getName() : null;
            [$accepted, $rejected] = match (true) {
                $isDecimal && $isRead => [[['19.95', '19.95'], [19, Decimal::normalize(19, (int) substr($kind, 8))]], [true]],
                $isDecimal => [[['19.95', '19.95'], [19, 19], ['0.10', '0.10']], [true]],
                $kind === 'int' => [[[7, 7], ['7', 7]], ['5.7', '7 euros', true]],
                str_starts_with($kind, 'string') => [[['a', 'a'], [7, '7'], ['5.70', '5.70']], [true]],
                $kind === 'bool' => [[[true, true], [1, true], ['0', false]], [2, 'false', '']],
                $backing === 'int' => [[], ['5.7', true]],
                default => [[], []],
            };
            foreach ($accepted as [$given, $kept]) {
                $this->assertSame($kept, callLoosely($class, [$name => $given] + $required)->$name, "$class::$name");
            }
            foreach ([5.7, 5.0, -0.0, 19.95, NAN, ...$rejected] as $given) {
                $this->assertTypeError($class, [$name => $given] + $required, "$class::$name of " . var_export($given, true));
            }
        }
        $this->addToAssertionCount(1);
    }

    /** @dataProvider provideModels */
    public function testAListHoldsNoItemOfAnotherType(string $class): void
    {
        foreach (array_filter($class::FIELDS, is_array(...)) as $name => $kind) {
            foreach ([5.7, true, ['unitPrice' => 19.95]] as $item) {
                $object = callLoosely($class, [$name => [$item]] + self::listRequired($class));
                $this->assertTypeError($object->toJson(...), [], "$class::$name");
            }
        }
        $this->addToAssertionCount(1);
    }

    /** @dataProvider provideMethods */
    public function testAMethodTakesWhatIsExactAndSendsNothingElse(string $class, string $name): void
    {
        $operations = new $class(new Client('http://localhost', 'token', http: $this, defaults: new CallOptions(maxRetries: 0)));
        $method = new ReflectionMethod($class, $name);
        $required = [];
        foreach ($method->getParameters() as $parameter) {
            if (!$parameter->isOptional()) {
                $required[$parameter->name] = $parameter->name === 'body' ? $this->createBody($parameter) : '1';
            }
        }
        foreach ($method->getParameters() as $parameter) {
            $types = explode('|', (string) $parameter->getType());
            if (in_array($parameter->name, ['body', 'options'], true)) {
                continue;
            }
            $given = in_array('float', $types, true) ? [5.7, 5.0, NAN] : [5.7];
            if (in_array('array', $types, true)) {
                array_push($given, [5.7], [5.0]);
            }
            if (in_array('AccountingPlatform\LeftOut', $types, true)) {
                array_push($given, null, [null]);
            }
            foreach ($given as $value) {
                $this->assertTypeError([$operations, $name], [$parameter->name => $value] + $required, "$class::$name($parameter->name)");
            }
            preg_match("/@param (\S+) \\\$$parameter->name\b/", $method->getDocComment(), $doc);
            $first = explode('|', $doc[1])[0];
            $accepted = match ($first) {
                'int' => [7, '7'],
                'string' => [7, 'a'],
                default => [],
            };
            foreach ($accepted as $value) {
                $result = null;
                try {
                    $result = callLoosely([$operations, $name], [$parameter->name => $value] + $required);
                } catch (CallException) {
                }
                $url = is_string($result) ? $result : (string) $this->sent->getUri();
                $this->assertMatchesRegularExpression("~(/|[?&]$parameter->name=)$value(\$|[&?/])~", $url);
                $this->sent = null;
            }
        }
        $this->addToAssertionCount(1);
    }

    private function createBody(ReflectionParameter $parameter): mixed
    {
        $type = explode('|', (string) $parameter->getType());
        $class = array_values(array_filter($type, static fn(string $name): bool => str_contains($name, 'Model\\')))[0] ?? null;
        return $class === null ? '%PDF-1.7' : self::create($class);
    }

    public function testAFilterOfNumberedValuesTakesDigitsAlsoInAList(): void
    {
        $accounts = (new Client('http://localhost', 'token', http: $this))->ledgerAccounts();
        foreach (['2', 2, ['2'], [2]] as $type) {
            try {
                callLoosely([$accounts, 'list'], ['type' => $type]);
            } catch (CallException) {
            }
            $this->assertStringEndsWith('?type=2', (string) $this->sent->getUri());
        }
    }

    public function testTheRuntimeTakesNoFloatEither(): void
    {
        $debtor = Debtor::fromArray(['id' => 1, 'name' => 'Acme', 'debtorKindId' => 1]);
        foreach ([
            [Decimal::round(...), ['amount' => 2.5]],
            [Client::class, ['baseUrl' => 'http://localhost', 'tenant' => 5.7]],
            [CallOptions::class, ['tenant' => 5.7]],
            [CallOptions::class, ['maxRetries' => 1.5]],
            [(new Client('http://localhost'))->with(...), ['tenant' => 5.7]],
        ] as [$target, $arguments]) {
            $this->assertTypeError($target, $arguments, json_encode($arguments));
        }
        $this->assertSame('2.50', callLoosely(Decimal::round(...), ['2.495']));
        $this->assertSame('3.00', callLoosely(Decimal::round(...), [3]));
        $this->expectExceptionMessage('pass a string');
        callLoosely(ArticleLineInput::class, ['ArticleSku' => 'A', 'unitPrice' => 19.95]);
    }
}
