<?php

declare(strict_types=1);

use AccountingPlatform\Client;
use AccountingPlatform\Exception\UnreadableResponseException;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Log\AbstractLogger;

require_once __DIR__ . '/autoload.php';
require_once __DIR__ . '/CatchesErrors.php';

/** A platform with one list, which loses records before each request but the first. */
final class RenamingList extends AbstractLogger implements ClientInterface
{
    public int $requests = 0;
    /** @var list<string> */
    public array $warnings = [];

    /**
     * @param list<int> $names of the records
     * @param Closure(int, int): array<string, mixed> $createRecord from its name and the number of the request
     * @param list<int> $losses numbers of records
     */
    public function __construct(
        public array $names,
        private readonly int $pageSize,
        private readonly Closure $createRecord,
        private readonly bool $ignoresSize = false,
        private array $losses = [],
        private readonly bool $isEndless = false,
    ) {
    }

    public function log($level, $message, array $context = []): void
    {
        $this->warnings[] = (string) $message;
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        if ($this->requests++ > 0) {
            array_splice($this->names, 0, array_shift($this->losses) ?? 0);
        }
        parse_str($request->getUri()->getQuery(), $query);
        $page = (int) ($query['page'] ?? 1);
        $size = $this->ignoresSize ? $this->pageSize : (int) ($query['pageSize'] ?? $this->pageSize);
        $slice = $this->isEndless ? range(1, 10) : array_slice($this->names, ($page - 1) * $size, $size);
        $data = array_map(fn(int $name): array => ($this->createRecord)($name, $this->requests) + ['name' => "$name"], $slice);
        $hasNext = $this->isEndless || $page * $size < count($this->names);
        $meta = ['totalCount' => count($this->names), 'nextPage' => $hasNext ? 'https://b.example/v1/debtors?page=' . ($this->isEndless ? $this->requests : $page) + 1 : null];
        return new Response(200, ['Content-Type' => 'application/json'], json_encode(['_data' => $data, '_meta' => $meta]));
    }

    /** @return list<int> */
    public function readAll(): array
    {
        $client = new Client('https://api.example', 'token', http: $this, logger: $this);
        return array_map(static fn(object $debtor): int => (int) $debtor->name, iterator_to_array($client->debtors()->list()->all(), false));
    }
}

/** Lists whose records have other names in each response. */
final class PageIdentityTest extends TestCase
{
    use CatchesErrors;

    private const RUNS = 2000;
    private const SCHEMES = ['http', 'https'];
    private const HOSTS = ['a.example', 'node-1.internal:8080', '[2001:db8::1]', '10.0.0.7'];
    private const PREFIXES = ['', '/api', '/gateway/v2/books', '/v1', '/proxy/a%20b', '/v1/v1'];
    private const QUERIES = ['', '?t=1', '?token=a/b', '?t=2#x'];

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
            [$self, $hasId, $ignoresSize] = [['own', 'equal', 'missing'][mt_rand(0, 2)], mt_rand(0, 1) === 1, mt_rand(0, 3) === 0];
            [$count, $pageSize] = [mt_rand(0, 80), mt_rand(1, 15)];
            $list = new RenamingList($count === 0 ? [] : range(1, $count), $pageSize, self::createStyle($self, $hasId), $ignoresSize);
            $this->assertSame($list->names, $list->readAll(), "run $run");
            $isNameless = $self !== 'own' && !$hasId;
            if (!$ignoresSize) {
                $this->assertCount($isNameless && $count > $pageSize ? 1 : 0, $list->warnings, "run $run");
            }
            $this->assertLessThan(2, count($list->warnings));
            $this->assertLessThan(20 + 3 * $count / $pageSize, $list->requests, "run $run");
        }
    }

    public function testNoRecordThatStaysIsMissedInAListThatLosesRecords(): void
    {
        for ($run = 0; $run < self::RUNS; $run++) {
            mt_srand($run);
            [$self, $hasId] = [['own', false], ['own', true], ['equal', true], ['missing', true]][mt_rand(0, 3)];
            $losses = array_map(static fn(): int => mt_rand(0, 6), range(0, mt_rand(0, 11)));
            $list = new RenamingList(range(1, mt_rand(1, 80)), mt_rand(1, 15), self::createStyle($self, $hasId), losses: $losses);
            $seen = $list->readAll();
            $this->assertSame([], array_diff($list->names, $seen), "run $run");
            $this->assertSame($seen, array_values(array_unique($seen)), "run $run");
        }
    }

    public function testAPlatformThatRepeatsItsPagesIsAnError(): void
    {
        $own = static fn(int $name): array => ['_meta' => ['self' => "https://a.example/v1/debtors/$name"]];
        $equal = static fn(): array => ['_meta' => ['self' => 'https://a.example/v1/debtors']];
        $new = static fn(int $name, int $request): array => ['id' => 1000 * $request + $name, '_meta' => ['self' => "https://a.example/$request/$name"]];
        foreach ([$own, $equal, $new] as $style) {
            $list = new RenamingList(range(1, 60), 10, $style, isEndless: true);
            $this->catch(UnreadableResponseException::class, $list->readAll(...));
            $this->assertLessThan(200, $list->requests);
        }
    }
}
