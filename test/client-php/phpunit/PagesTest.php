<?php

declare(strict_types=1);

use AccountingPlatform\Client;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Log\AbstractLogger;

require_once __DIR__ . '/autoload.php';

/** A list in the order of identifiers, of which records are added and deleted after each response. */
final class ChangingList implements ClientInterface
{
    public int $requests = 0;
    /** @var list<int> */
    public array $ids;
    private int $last;

    public function __construct(int $count, private readonly int $changes)
    {
        $this->ids = range(1, $count);
        $this->last = $count;
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $this->requests++;
        parse_str($request->getUri()->getQuery(), $query);
        [$page, $size] = [(int) ($query['page'] ?? 1), (int) ($query['pageSize'] ?? 10)];
        $toRecord = static fn(int $id): array => ['id' => $id, '_meta' => ['self' => "http://localhost/v1/debtors/$id"]];
        $records = array_map($toRecord, array_slice($this->ids, ($page - 1) * $size, $size));
        $total = count($this->ids);
        $next = $page * $size < $total ? 'http://localhost/v1/debtors?pageSize=' . $size . '&page=' . ($page + 1) : null;
        $body = json_encode(['_data' => $records, '_meta' => ['totalCount' => $total, 'nextPage' => $next]]);
        for ($change = mt_rand(0, $this->changes); $change > 0; $change--) {
            if ($this->ids !== [] && mt_rand(0, 1)) {
                array_splice($this->ids, mt_rand(0, count($this->ids) - 1), 1);
            }
            if (mt_rand(0, 1) && $this->last < 300) {
                $this->ids[] = ++$this->last;
            }
        }
        return new Response(200, ['Content-Type' => 'application/json'], $body);
    }
}

final class Warnings extends AbstractLogger
{
    public array $messages = [];

    public function log($level, $message, array $context = []): void
    {
        $level === 'warning' && $this->messages[] = $message;
    }
}

final class PagesTest extends TestCase
{
    public function testNoRecordThatStaysIsMissedWhateverIsAddedAndDeletedBetweenPages(): void
    {
        mt_srand(7);
        for ($run = 0; $run < 1000; $run++) {
            $list = new ChangingList($count = mt_rand(1, 120), mt_rand(0, 12));
            $debtors = (new Client('http://localhost', 'token', http: $list))->debtors();
            $seen = [];
            foreach ($debtors->list(pageSize: mt_rand(1, 15))->all() as $debtor) {
                $seen[] = $debtor->id;
            }
            $stayed = array_values(array_filter($list->ids, static fn(int $id): bool => $id <= $count));
            $this->assertSame([], array_diff($stayed, $seen), "run $run");
            $this->assertSame(array_values(array_unique($seen)), $seen, "run $run: each once");
            $sorted = $seen;
            sort($sorted);
            $this->assertSame($sorted, $seen, "run $run: in the order of the list");
        }
    }

    public function testAListThatDoesNotChangeTakesAFifthMoreRequestsAtMostInPagesOfFiftyAndMore(): void
    {
        foreach ([[1000, 100], [1000, 50], [95, 10], [10, 10], [1, 1]] as [$count, $size]) {
            $list = new ChangingList($count, 0);
            $read = iterator_to_array((new Client('http://localhost', 'token', http: $list))->debtors()->list(pageSize: $size)->all(), false);
            $this->assertCount($count, $read);
            $this->assertLessThanOrEqual(ceil($count / $size * ($size >= 50 ? 1.2 : 1.5)), $list->requests, "$count by $size");
        }
    }

    public function testAnOrderThatMayChangeIsAWarningOnceFromTheSecondPageOn(): void
    {
        foreach ([['name', 10, 1], ['-name', 10, 1], ['id', 10, 0], ['-id', 10, 0], [null, 10, 0], ['name', 100, 0]] as [$order, $size, $count]) {
            $log = new Warnings();
            $client = new Client('http://localhost', 'token', http: new ChangingList(50, 0), logger: $log);
            iterator_to_array($client->debtors()->list(orderby: $order, pageSize: $size)->all(), false);
            $this->assertCount($count, $log->messages, (string) $order);
        }
    }
}
