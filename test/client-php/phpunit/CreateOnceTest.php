<?php

declare(strict_types=1);

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Creates;
use AccountingPlatform\Exception\ChangedKeyException;
use AccountingPlatform\Model\DebtorInput;
use AccountingPlatform\Model\Unions;
use AccountingPlatform\Outcome;
use AccountingPlatform\Text;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

require_once __DIR__ . '/autoload.php';

/** A platform that stores the normal form of texts, filters by exactly what it stores, and loses responses. */
final class NormalizingPlatform implements ClientInterface
{
    private const SPACE = '[\s\p{Zs}\x{FEFF}\x{2028}\x{2029}]';
    /** @var list<array<string, mixed>> */
    public array $records = [];

    /** @param array<string, string> $kinds of the fields */
    public function __construct(private readonly array $kinds, private readonly int $lossPercentage = 0, private readonly string $suffix = '')
    {
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        if ($request->getMethod() === 'GET') {
            parse_str($request->getUri()->getQuery(), $filters);
            $found = array_values(array_filter($this->records, static fn(array $record): bool => array_intersect_key($record, $filters) == $filters));
            return self::respond(200, ['_data' => $found, '_meta' => ['totalCount' => count($found), 'nextPage' => null]]);
        }
        if (mt_rand(1, 100) <= $this->lossPercentage) {
            return self::respond(502, []);
        }
        $record = ['id' => count($this->records) + 1, '_meta' => ['self' => 'http://localhost/' . count($this->records)]];
        foreach (json_decode((string) $request->getBody(), true) as $name => $value) {
            $record[$name] = is_string($value) ? $this->normalize($value, $this->kinds[$name]) . ($this->kinds[$name] === 'string:line' ? $this->suffix : '') : $value;
        }
        // What the platform fills, whatever the body says.
        $record['vatCodeId'] ??= 4;
        $this->records[] = $record;
        return mt_rand(1, 100) <= $this->lossPercentage ? self::respond(502, []) : self::respond(201, $record);
    }

    private function normalize(string $text, mixed $kind): ?string
    {
        $space = self::SPACE;
        $trimmed = preg_replace("/^$space+|$space+$/u", '', $text);
        return match ($kind) {
            'string:compact' => strtoupper(preg_replace("/$space|[.\/-]/u", '', $text)),
            'string:line', 'string:lines' => $trimmed === '' ? null : $trimmed,
            default => $text,
        };
    }

    private static function respond(int $status, array $body): Response
    {
        return new Response($status, ['Content-Type' => 'application/json'], json_encode($body));
    }
}

final class CreateOnceTest extends TestCase
{
    private const SPACES = ['', ' ', "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{3000}", "\t", "\r\n", "\u{2003}\u{202F} "];

    /** Every text of a body by which its list is filtered. */
    public static function provideKeys(): iterable
    {
        foreach (glob(dirname(__DIR__, 3) . '/generated/client-php/src/Operations/*.php') as $file) {
            $class = 'AccountingPlatform\Operations\\' . basename($file, '.php');
            if (!is_subclass_of($class, Creates::class)) {
                continue;
            }
            $body = (string) (new ReflectionMethod($class, 'create'))->getParameters()[0]->getType();
            $filters = array_map(static fn(ReflectionParameter $filter): string => $filter->name, (new ReflectionMethod($class, 'list'))->getParameters());
            foreach (array_intersect_key($body::FIELDS, array_flip($filters)) as $name => $kind) {
                if (is_string($kind) && str_starts_with($kind, 'string')) {
                    yield "$class::$name" => [$class, $body, $name, $kind];
                }
            }
        }
    }

    private static function createBody(string $class, array $fields): object
    {
        foreach ((new ReflectionClass($class))->getConstructor()->getParameters() as $parameter) {
            if ($parameter->isOptional() || isset($fields[$parameter->name])) {
                continue;
            }
            $kind = $class::FIELDS[$parameter->name];
            $fields[$parameter->name] = match (true) {
                is_array($kind) => [],
                str_starts_with($kind, 'string') => 'text',
                in_array($kind, ['date', 'time'], true) => new DateTimeImmutable('2026-03-02'),
                enum_exists($kind) => $kind::cases()[0],
                class_exists($kind), interface_exists($kind) => self::createBody(array_values(Unions::VARIANTS[$kind]['classes'] ?? [$kind])[0], []),
                default => $kind === 'bool' ? true : 1,
            };
        }
        return new $class(...$fields);
    }

    /** Spells a key in another way that the platform stores as the same text. */
    private static function spell(string $key, string $kind): string
    {
        $space = static fn(): string => self::SPACES[array_rand(self::SPACES)];
        if ($kind !== 'string:compact') {
            return $kind === 'string' ? $key : $space() . $key . $space();
        }
        $characters = array_map(static fn(string $one): string => (mt_rand(0, 1) ? strtolower($one) : $one) . ['', ' ', '.', '-', '/', $space()][mt_rand(0, 5)], str_split($key));
        return $space() . implode('', $characters);
    }

    /** @dataProvider provideKeys */
    public function testAnySpellingOfAKeyIsOneRecordWhateverResponsesAreLost(string $class, string $body, string $name, string $kind): void
    {
        mt_srand(42);
        $lost = 0;
        for ($run = 0; $run < 40; $run++) {
            $platform = new NormalizingPlatform($body::FIELDS, 30);
            $client = new Client('http://localhost', 'token', http: $platform, defaults: new CallOptions(maxRetries: 0), sleep: static fn() => null);
            $outcomes = [];
            for ($attempt = 0; $attempt < 4; $attempt++) {
                $input = self::createBody($body, [$name => self::spell('NL13TEST01', $kind)]);
                $outcomes[] = $client->createOnce(new $class($client), $name, $input, maxAttempts: 30)->outcome;
            }
            $this->assertCount(1, $platform->records);
            $this->assertSame([Outcome::Found, Outcome::Found, Outcome::Found], array_slice($outcomes, 1));
            $lost += (int) ($outcomes[0] === Outcome::Found);
        }
        $this->assertGreaterThan(0, $lost);
    }

    public function testNullABlankTextAndWhatIsLeftOutAreTheSame(): void
    {
        $platform = new NormalizingPlatform(DebtorInput::FIELDS);
        $client = new Client('http://localhost', 'token', http: $platform);
        foreach ([[], ['remark' => null], ['remark' => ''], ['remark' => " \u{A0}"], ['iban' => null], ['name' => ' ACME']] as $fields) {
            $created = $client->createOnce($client->debtors(), 'number', new DebtorInput(...$fields + ['name' => 'Acme', 'number' => '7', 'debtorKindId' => 1]));
            $outcomes[] = $created->outcome->value;
        }
        $this->assertSame(['created', 'found', 'found', 'found', 'found', 'found'], $outcomes);
    }

    public function testAKeyThatThePlatformChangedIsAnExceptionWithTheRecord(): void
    {
        $client = new Client('http://localhost', 'token', http: new NormalizingPlatform(DebtorInput::FIELDS, suffix: '*'));
        try {
            $client->createOnce($client->debtors(), 'name', new DebtorInput(name: 'Acme', debtorKindId: 1));
            $this->fail('The record would not be found again.');
        } catch (ChangedKeyException $error) {
            $this->assertSame(['Acme*', ['name']], [$error->record->name, $error->fields]);
            $this->assertSame('createOnce: record 1 was created, with another name than it was sent. It would not be found again.', $error->getMessage());
        }
    }

    /** @dataProvider provideBlanks */
    public function testABlankKeyIsRejected(string $blank): void
    {
        $platform = new NormalizingPlatform(DebtorInput::FIELDS);
        $client = new Client('http://localhost', 'token', http: $platform);
        $this->expectException(InvalidArgumentException::class);
        $client->createOnce($client->debtors(), 'number', new DebtorInput(name: 'Acme', number: $blank, debtorKindId: 1));
    }

    public static function provideBlanks(): array
    {
        return array_map(static fn(string $space): array => [$space], self::SPACES);
    }

    public function testTheNormalFormsAreThoseOfTheContract(): void
    {
        foreach (json_decode(file_get_contents(getenv('NORMAL_FORMS')), true) as [$text, $line, $compact]) {
            $this->assertSame($line, Text::normalize($text, 'string:line'), json_encode($text));
            if ($compact !== null) {
                $this->assertSame($compact, Text::normalize($text, 'string:compact'), json_encode($text));
            }
        }
    }
}
