<?php

declare(strict_types=1);

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Exception\ConnectionException;
use AccountingPlatform\Exception\UnknownOutcomeException;
use AccountingPlatform\FileTokenStore;
use AccountingPlatform\Model\Debtor;
use AccountingPlatform\Model\DebtorInput;
use AccountingPlatform\Model\DebtorReplacement;
use AccountingPlatform\SignIn;
use AccountingPlatform\Source;
use AccountingPlatform\TokenProvider;
use Nyholm\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Client\NetworkExceptionInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

require_once __DIR__ . '/autoload.php';

final class SafetyTest extends TestCase implements ClientInterface
{
    private ?RequestInterface $sent = null;
    private int $requests = 0;
    private ResponseInterface|string $answer;

    protected function setUp(): void
    {
        $this->answer = new Response(200, [], '{"id":1}');
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        [$this->sent, $this->requests] = [$request, $this->requests + 1];
        return is_string($this->answer) ? throw new class ($this->answer, $request) extends RuntimeException implements NetworkExceptionInterface {
            public function __construct(string $message, private readonly RequestInterface $request)
            {
                parent::__construct($message);
            }

            public function getRequest(): RequestInterface
            {
                return $this->request;
            }
        } : $this->answer;
    }

    private function create(?CallOptions $defaults = null): Client
    {
        return new Client('http://localhost', 'the-token', http: $this, defaults: $defaults ?? new CallOptions(), sleep: static fn() => null);
    }

    public function testAnInputIsMadeOfAWholeRecordOfItsOwnResourceOnly(): void
    {
        $partial = Debtor::fromArray(['id' => 1, 'name' => 'Acme', 'debtorKindId' => 1], true);
        foreach ([$partial, unserialize(serialize($partial)), (object) ['id' => 1]] as $record) {
            try {
                DebtorReplacement::from($record, remark: null);
                $this->fail('Fields would be cleared.');
            } catch (TypeError $error) {
                $this->assertStringContainsString($record instanceof Debtor ? 'email, ' : 'stdClass', $error->getMessage());
            }
        }
        $this->expectException(TypeError::class);
        $this->expectExceptionMessage('DebtorReplacement::from cannot take AccountingPlatform\Model\ArticleLineInput');
        DebtorReplacement::from(new AccountingPlatform\Model\ArticleLineInput(ArticleSku: 'A'));
    }

    /** @return array<string, class-string> the classes of records, by name */
    private static function listRecords(): array
    {
        $names = array_map(static fn(string $file): string => basename($file, '.php'), glob(dirname(__DIR__, 3) . '/generated/client-php/src/Model/*.php'));
        $classes = array_combine($names, array_map(static fn(string $name): string => "AccountingPlatform\\Model\\$name", $names));
        return array_filter($classes, static fn(string $class): bool => in_array('AccountingPlatform\Record', class_uses($class) ?: [], true));
    }

    public function testEveryReplacementIsMadeOfTheRecordsOfItsResourceOnlyAndOfTheirLines(): void
    {
        $records = self::listRecords();
        foreach (glob(dirname(__DIR__, 3) . '/generated/client-php/src/Model/*Replacement.php') as $file) {
            $input = 'AccountingPlatform\Model\\' . basename($file, '.php');
            if (interface_exists($input)) {
                continue;
            }
            $accepted = array_keys(array_filter($records, static function (string $class) use ($input): bool {
                try {
                    Source::check($class::fromArray([], true), $input);
                    return true;
                } catch (TypeError $error) {
                    return !str_contains($error->getMessage(), 'cannot take');
                }
            }));
            $resource = preg_replace('/(WithLines)?Replacement$/', '', basename($file, '.php'));
            $this->assertNotEmpty($accepted, $input);
            foreach ($accepted as $name) {
                $this->assertMatchesRegularExpression("/{$resource}(WithLines)?(ListItem)?$/", $name);
            }
        }
    }

    public function testALineThatWasReadInPartIsNamedByItsPath(): void
    {
        $line = AccountingPlatform\Model\SalesInvoiceArticleLine::fromArray(['id' => 1], true);
        $invoice = (new ReflectionClass(AccountingPlatform\Model\DraftSalesInvoiceWithLines::class))->newInstanceWithoutConstructor();
        $whole = array_fill_keys(array_keys($invoice::FIELDS), null);
        $this->expectException(TypeError::class);
        $this->expectExceptionMessage('lines[0].');
        $set = function (string $name, mixed $value): void {
            $this->$name = $value;
        };
        foreach (['lines' => [$line]] + $whole as $name => $value) {
            try {
                $set->call($invoice, $name, $value);
            } catch (TypeError) {
            }
        }
        Source::check($invoice, AccountingPlatform\Model\DraftSalesInvoiceWithLinesReplacement::class);
    }

    public function testNamesOfHeadersAreMergedWithoutCase(): void
    {
        $client = $this->create(new CallOptions(headers: ['x-a' => 'default', 'ACCEPT-LANGUAGE' => 'de']));
        $client->debtors()->get(1, new CallOptions(headers: ['X-A' => 'call', 'accept-language' => 'fr', 'authorization' => 'Bearer other']));
        $this->assertSame(['call', 'fr', 'Bearer other'], array_map($this->sent->getHeaderLine(...), ['X-A', 'Accept-Language', 'Authorization']));
    }

    public static function provideUnsent(): array
    {
        $messages = array_map(static fn(int $code): string => "cURL error $code: it failed (see https://curl.se/libcurl)", [6, 7, 35, 51, 53, 58, 59, 60, 77, 80, 83, 90, 91]);
        array_push($messages, 'SSL certificate problem: self-signed certificate for "https://localhost/"', 'SSL: no alternative certificate subject name matches target host name');
        return array_map(static fn(string $message): array => [$message], $messages);
    }

    /** @dataProvider provideUnsent */
    public function testAFailureBeforeARequestIsSentIsNotRetriedAndNotUnknown(string $message): void
    {
        $this->answer = $message;
        try {
            $this->create()->debtors()->create(new DebtorInput(name: 'a', debtorKindId: 1));
            $this->fail('It was not sent.');
        } catch (ConnectionException $error) {
            $this->assertTrue($error->isUnsent());
            $this->assertSame(1, $this->requests);
        }
    }

    public function testARedirectAfterAPostIsAnUnknownOutcome(): void
    {
        foreach ([301, 302, 303, 307, 308] as $status) {
            $this->answer = new Response($status, ['Location' => 'http://localhost/v1/debtors/1']);
            try {
                $this->create()->debtors()->create(new DebtorInput(name: 'a', debtorKindId: 1));
                $this->fail('It may have been processed.');
            } catch (UnknownOutcomeException $error) {
                $this->assertSame($status, $error->status);
            }
        }
    }

    public function testNoDumpOrSerializationShowsASecret(): void
    {
        $client = $this->create();
        $store = new FileTokenStore('/nowhere/tokens.json');
        foreach ([$client, new TokenProvider($client, 'id', 'the-secret', $store), new SignIn($client, 'id', 'the-secret', 'http://localhost'), $store] as $object) {
            ob_start();
            var_dump($object);
            $text = ob_get_clean() . print_r($object, true) . @var_export($object, true) . json_encode($object);
            try {
                $text .= serialize($object);
            } catch (Exception) {
            }
            $this->assertStringNotContainsString('the-token', $text);
            $this->assertStringNotContainsString('the-secret', $text);
        }
    }
}
