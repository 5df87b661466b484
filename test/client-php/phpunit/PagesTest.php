<?php

declare(strict_types=1);

use AccountingPlatform\Client;
use AccountingPlatform\Page;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Log\AbstractLogger;

require_once __DIR__ . '/autoload.php';

/** A platform with one list, which changes before each request but the first. */
final class ChangingList extends AbstractLogger implements ClientInterface
{
    public int $requests = 0;
    public string $log = '';
    public bool $ignoresSize = false;

    /**
     * @param array<int, int> $records sort keys by identifier
     * @param Closure(array<int, int>): array<int, int> $change
     */
    public function __construct(public array $records, private readonly Closure $change, private readonly int $pageSize)
    {
    }

    public function log($level, $message, array $context = []): void
    {
        $this->log .= str_starts_with((string) $message, '{operation}: ') ? "$message\n" : '';
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        if ($this->requests++ > 0) {
            $this->records = ($this->change)($this->records);
        }
        parse_str($request->getUri()->getQuery(), $query);
        $page = (int) ($query['page'] ?? 1);
        $size = $this->ignoresSize ? $this->pageSize : (int) ($query['pageSize'] ?? $this->pageSize);
        $ids = array_keys($this->records);
        usort($ids, fn(int $a, int $b): int => [$this->records[$a], $a] <=> [$this->records[$b], $b]);
        $data = array_map(static fn(int $id): array => ['id' => $id, '_meta' => ['self' => "https://api.example/v1/debtors/$id"]], array_slice($ids, ($page - 1) * $size, $size));
        $hasNext = $page * $size < count($ids);
        $next = 'https://api.example/v1/debtors?' . http_build_query(['page' => $page + 1] + $query);
        $meta = ['totalCount' => count($ids), 'nextPage' => $hasNext ? $next : null];
        return new Response(200, ['Content-Type' => 'application/json'], json_encode(['_data' => $data, '_meta' => $meta]));
    }
}

/** Lists that change while they are read. */
final class PagesTest extends TestCase
{
    private const RUNS = 1000;

    /** @return array<string, array{Closure(): int}> */
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
        $requests = $pages = 0;
        for ($run = 0; $run < self::RUNS; $run++) {
            mt_srand($run);
            $pageSize = mt_rand(1, 12);
            $records = [];
            for ($id = 1, $count = mt_rand(0, 60); $id <= $count; $id++) {
                $records[$id] = $createKey($id);
            }
            $most = mt_rand(0, $pageSize + 3);
            $stayed = $records;
            $left = 60;
            $change = static function (array $records) use ($createKey, &$id, &$stayed, &$left, $most): array {
                $left--;
                for ($deleted = $left > 0 ? mt_rand(0, $most) : 0; $deleted > 0 && $records !== []; $deleted--) {
                    unset($records[array_rand($records)]);
                }
                for ($added = $left > 0 ? mt_rand(0, $most) : 0; $added > 0; $added--, $id++) {
                    $records[$id] = $createKey($id);
                }
                $stayed = array_intersect_key($stayed, $records);
                return $records;
            };
            $list = new ChangingList($records, $change, $pageSize);
            $client = new Client('https://api.example', 'token', http: $list, logger: $list);
            $seen = array_map(static fn(object $debtor): int => $debtor->id, iterator_to_array($client->debtors()->list()->all(), false));
            $this->assertSame([], array_diff(array_keys($stayed), $seen), "run $run");
            $this->assertSame($seen, array_values(array_unique($seen)), "run $run");
            $this->assertSame('', $list->log);
            if ($most === 0) {
                $requests += $list->requests;
                $pages += max(1, (int) ceil($count / $pageSize));
            }
        }
        $this->assertLessThan(1.3 * $pages, $requests, 'Small pages overlap relatively more.');
    }

    public function testALongListTakesFewMoreRequests(): void
    {
        $list = new ChangingList(array_combine(range(1, 10_000), range(1, 10_000)), static fn(array $records): array => $records, 100);
        $client = new Client('https://api.example', 'token', http: $list);
        $this->assertCount(10_000, iterator_to_array($client->debtors()->list()->all(), false));
        $this->assertLessThanOrEqual(115, $list->requests);
    }

    public function testAPageCanBeReadOnTwiceAndFromTheMiddle(): void
    {
        $list = new ChangingList(array_combine(range(1, 50), range(1, 50)), static fn(array $records): array => $records, 10);
        $page = (new Client('https://api.example', 'token', http: $list))->debtors()->list(page: 3);
        foreach ([1, 2] as $_) {
            $this->assertSame(range(21, 50), array_map(static fn(object $debtor): int => $debtor->id, iterator_to_array($page->all(), false)));
            $this->assertSame(30, array_sum(array_map(static fn(Page $each): int => count($each), iterator_to_array($page->pages()))));
        }
    }

    public function testTheLoggerSaysWhereARecordCanBeMissed(): void
    {
        $list = new ChangingList(array_combine(range(1, 50), range(1, 50)), static fn(array $records): array => $records, 10);
        $list->ignoresSize = true;
        $ids = iterator_to_array((new Client('https://api.example', 'token', http: $list, logger: $list))->debtors()->list()->all(), false);
        $this->assertCount(50, $ids);
        $this->assertSame(1, substr_count($list->log, 'The platform ignores pageSize'));
    }
}
