<?php

declare(strict_types=1);

use AccountingPlatform\{Client, Page};
use AccountingPlatform\Exception\UnreadableResponseException;
use Nyholm\Psr7\Response;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\{RequestInterface, ResponseInterface};
use Psr\Log\AbstractLogger;

require_once __DIR__ . '/ClientTestCase.php';

/** A platform with one list of debtors, which changes before each request but the first. */
final class ChangingList extends AbstractLogger implements ClientInterface
{
    public int $requests = 0;
    /** @var list<string> */
    public array $warnings = [];
    public bool $ignoresSize = false;
    public bool $isEndless = false;
    /** @var Closure(list<int>): list<int> */
    public Closure $change;
    /** @var Closure(int, int): array<string, mixed> creates a record from its name and the number of the request */
    public Closure $createRecord;

    /** @param list<int> $names of the records, in their order */
    public function __construct(public array $names, private readonly int $pageSize)
    {
        $this->change = static fn(array $names): array => $names;
        $this->createRecord = static fn(int $name): array => ['id' => $name, '_meta' => ['self' => "https://api.example/v1/debtors/$name"]];
    }

    public function log($level, $message, array $context = []): void
    {
        if (str_starts_with((string) $message, '{operation}: ')) {
            $this->warnings[] = (string) $message;
        }
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        if ($this->requests++ > 0) {
            $this->names = ($this->change)($this->names);
        }
        parse_str($request->getUri()->getQuery(), $query);
        $page = (int) ($query['page'] ?? 1);
        $size = $this->ignoresSize ? $this->pageSize : (int) ($query['pageSize'] ?? $this->pageSize);
        $slice = $this->isEndless ? range(1, 10) : array_slice($this->names, ($page - 1) * $size, $size);
        $data = array_map(fn(int $name): array => ($this->createRecord)($name, $this->requests) + ['name' => "$name"], $slice);
        $hasNext = $this->isEndless || $page * $size < count($this->names);
        $next = 'https://b.example/v1/debtors?' . http_build_query(['page' => ($this->isEndless ? $this->requests : $page) + 1] + $query);
        $meta = ['totalCount' => count($this->names), 'nextPage' => $hasNext ? $next : null];
        return new Response(200, ['Content-Type' => 'application/json'], json_encode(['_data' => $data, '_meta' => $meta]));
    }

    public function createClient(): Client
    {
        return new Client('https://api.example', 'token', http: $this, logger: $this);
    }

    /** @return list<int> */
    public function readAll(): array
    {
        return array_map(static fn(object $debtor): int => (int) $debtor->name, iterator_to_array($this->createClient()->debtors()->list()->all(), false));
    }
}

/** Lists that change while they are read, and whose records have other names in each response. */
final class PagesTest extends ClientTestCase
{
    private const RUNS = 250;
    private const SCHEMES = ['http', 'https'];
    private const HOSTS = ['a.example', 'node-1.internal:8080', '[2001:db8::1]', '10.0.0.7'];
    private const PREFIXES = ['', '/api', '/gateway/v2/books', '/v1', '/proxy/a%20b', '/v1/v1'];
    private const QUERIES = ['', '?t=1', '?token=a/b', '?t=2#x'];

    /** @return array<string, array{Closure(int): int}> */
    public static function provideKeys(): array
    {
        return [
            'at the end, as in the order of identifiers' => [static fn(int $id): int => $id],
            'at the beginning' => [static fn(int $id): int => -$id],
            'anywhere' => [static fn(int $id): int => crc32("key $id") % 100_000],
        ];
    }

    /** @dataProvider provideKeys */
    public function testNoRecordThatStaysIsMissedOrComesTwice(Closure $createKey): void
    {
        $sort = static function (array $names) use ($createKey): array {
            usort($names, static fn(int $a, int $b): int => [$createKey($a), $a] <=> [$createKey($b), $b]);
            return $names;
        };
        $requests = $pages = 0;
        for ($run = 0; $run < self::RUNS; $run++) {
            mt_srand($run);
            $pageSize = mt_rand(1, 12);
            $count = $last = mt_rand(0, 60);
            $most = mt_rand(0, $pageSize + 3);
            $list = new ChangingList($sort($count === 0 ? [] : range(1, $count)), $pageSize);
            $stayed = $list->names;
            $list->change = static function (array $names) use ($sort, $list, $most, &$last, &$stayed): array {
                if ($list->requests < 60) {
                    shuffle($names);
                    $names = array_slice($names, mt_rand(0, $most));
                    for ($added = mt_rand(0, $most); $added > 0; $added--) {
                        $names[] = ++$last;
                    }
                }
                $stayed = array_intersect($stayed, $names);
                return $sort($names);
            };
            $this->assertComplete($list, $run, $stayed);
            $this->assertSame([], $list->warnings);
            if ($most === 0) {
                $requests += $list->requests;
                $pages += max(1, (int) ceil($count / $pageSize));
            }
        }
        $this->assertLessThan(1.3 * $pages, $requests, 'Small pages overlap relatively more.');
    }

    private function assertComplete(ChangingList $list, int $run, ?array &$stayed = null): void
    {
        $seen = $list->readAll();
        $this->assertSame([], array_diff($stayed ?? $list->names, $seen), "run $run");
        $this->assertSame($seen, array_values(array_unique($seen)), "run $run");
    }

    public function testALongListTakesFewMoreRequests(): void
    {
        $list = new ChangingList(range(1, 10_000), 100);
        $this->assertCount(10_000, $list->readAll());
        $this->assertLessThanOrEqual(115, $list->requests);
    }

    public function testAPageCanBeReadOnTwiceAndFromTheMiddle(): void
    {
        $page = (new ChangingList(range(1, 50), 10))->createClient()->debtors()->list(page: 3);
        foreach ([1, 2] as $_) {
            $this->assertSame(range(21, 50), array_map(static fn(object $debtor): int => $debtor->id, iterator_to_array($page->all(), false)));
            $this->assertSame(30, array_sum(array_map(static fn(Page $each): int => count($each), iterator_to_array($page->pages()))));
        }
    }

    public function testTheLoggerSaysWhereARecordCanBeMissed(): void
    {
        $list = new ChangingList(range(1, 50), 10);
        $list->ignoresSize = true;
        $this->assertSame($list->names, $list->readAll());
        $this->assertCount(1, $list->warnings);
        $this->assertStringContainsString('The platform ignores pageSize', $list->warnings[0]);
    }

    /** @return Closure(int, int): array<string, mixed> */
    private static function createStyle(string $self, bool $hasId): Closure
    {
        $pick = static fn(array $values): string => $values[mt_rand(0, count($values) - 1)];
        $origins = array_map(static fn(): string => $pick(self::SCHEMES) . '://' . $pick(self::HOSTS) . $pick(self::PREFIXES) . '/debtors', range(0, mt_rand(0, 3)));
        $queries = array_map(static fn(): string => $pick(self::QUERIES), range(0, mt_rand(0, 2)));
        return static function (int $name, int $request) use ($self, $hasId, $origins, $queries): array {
            $url = $origins[$request % count($origins)] . ($self === 'own' ? "/$name" : '') . $queries[$request % count($queries)];
            return ['_meta' => $self === 'missing' ? (object) [] : ['self' => $url]] + ($hasId ? ['id' => $name] : []);
        };
    }

    public function testEachRecordComesOnceAndOneWarningSaysWhereTheyCannotBeRecognized(): void
    {
        for ($run = 0; $run < self::RUNS; $run++) {
            mt_srand($run);
            [$self, $hasId, $count, $pageSize] = [['own', 'equal', 'missing'][mt_rand(0, 2)], mt_rand(0, 1) === 1, mt_rand(0, 80), mt_rand(1, 15)];
            $list = new ChangingList($count === 0 ? [] : range(1, $count), $pageSize);
            $list->ignoresSize = mt_rand(0, 3) === 0;
            $list->createRecord = self::createStyle($self, $hasId);
            $this->assertSame($list->names, $list->readAll(), "run $run");
            if (!$list->ignoresSize) {
                $this->assertCount($self !== 'own' && !$hasId && $count > $pageSize ? 1 : 0, $list->warnings, "run $run");
            }
            $this->assertLessThan(2, count($list->warnings));
            $this->assertLessThan(20 + 3 * $count / $pageSize, $list->requests, "run $run");
        }
    }

    public function testNoRecordThatStaysIsMissedInAListThatLosesRecords(): void
    {
        for ($run = 0; $run < self::RUNS; $run++) {
            mt_srand($run);
            $list = new ChangingList(range(1, mt_rand(1, 80)), mt_rand(1, 15));
            $list->createRecord = self::createStyle(...[['own', false], ['own', true], ['equal', true], ['missing', true]][mt_rand(0, 3)]);
            $list->change = static fn(array $names): array => array_slice($names, $list->requests <= 12 ? mt_rand(0, 6) : 0);
            $this->assertComplete($list, $run);
        }
    }

    public function testAPlatformThatRepeatsItsPagesIsAnError(): void
    {
        $own = static fn(int $name): array => ['_meta' => ['self' => "https://a.example/v1/debtors/$name"]];
        $equal = static fn(): array => ['_meta' => ['self' => 'https://a.example/v1/debtors']];
        $new = static fn(int $name, int $request): array => ['id' => 1000 * $request + $name, '_meta' => ['self' => "https://a.example/$request/$name"]];
        foreach ([$own, $equal, $new] as $createRecord) {
            $list = new ChangingList(range(1, 60), 10);
            $list->isEndless = true;
            $list->createRecord = $createRecord;
            $this->catch(UnreadableResponseException::class, $list->readAll(...));
            $this->assertLessThan(200, $list->requests);
        }
    }
}
