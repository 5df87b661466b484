<?php

declare(strict_types=1);

use AccountingPlatform\{CallOptions, Client, Json, Page};
use AccountingPlatform\Model\RefreshTokenGrant;
use PHPUnit\Framework\TestCase;
use Psr\Http\Message\{ResponseInterface, StreamInterface};

require_once __DIR__ . '/autoload.php';

/** Creates a grant of a new refresh token. */
function createGrant(): RefreshTokenGrant
{
    return new RefreshTokenGrant('sandbox-client', 'sandbox-secret', control('tokens', ['user' => 'demo'])['refresh_token']);
}

/** Every operation of the contract, called with the values of its sample on fresh demo data. */
final class OperationsTest extends TestCase
{
    /** @return array<string, array{string, \Closure, string}> what `operations.slow.test.ts` wrote */
    public static function provideOperations(): array
    {
        return require getenv('OPERATIONS');
    }

    /** @dataProvider provideOperations */
    public function testReturnsTheTypeOfTheContractWithEveryFieldOfTheResponse(string $type, \Closure $call, string $operation): void
    {
        $url = getenv('SANDBOX_URL');
        control('reset');
        $response = null;
        $client = new Client($url, 'sandbox-demo-token', defaults: new CallOptions(
            onResponse: function (ResponseInterface $received) use (&$response): void {
                $response = $received;
            },
        ));
        $result = $call($client, getenv('PDF_TEXT'));
        if ($type === 'string') {
            $this->assertStringStartsWith("$url/connect/authorize?", $result);
            return;
        }
        $this->assertInstanceOf(ResponseInterface::class, $response);
        [$class, $record] = explode('<', rtrim($type, '>')) + [1 => ''];
        if ($class === 'void') {
            $this->assertNull($result);
        } elseif ($class === 'StreamInterface') {
            $this->assertInstanceOf(StreamInterface::class, $result);
            $this->assertStringStartsWith('%PDF-', $result->getContents());
        } else {
            $this->assertInstanceOf($class === 'Page' ? Page::class : "AccountingPlatform\\Model\\$class", $result);
            $response->getBody()->rewind();
            $sent = Json::decode($response->getBody()->getContents());
            if (!$result instanceof Page) {
                $this->assertSameValue($sent, Json::decode($result->toJson()), $operation);
                return;
            }
            $this->assertNotEmpty($result->_data, 'The demo data has records of every list.');
            foreach ($result as $index => $item) {
                $this->assertInstanceOf("AccountingPlatform\\Model\\$record", $item);
                $this->assertSameValue($sent['_data'][$index], Json::decode($item->toJson()), "$operation[$index]");
            }
            $this->assertSame($sent['_meta']['totalCount'], $result->_meta->totalCount);
        }
    }

    /** Numbers are compared as decimals: 12.5 is 12.50. */
    private function assertSameValue(mixed $sent, mixed $typed, string $path): void
    {
        if (!is_array($sent)) {
            $isNumber = is_numeric($sent) && is_numeric($typed) && preg_match('/^-?[\d.]+$/', (string) $sent);
            $isNumber ? $this->assertSame(0, bccomp((string) $sent, (string) $typed, 10), $path) : $this->assertSame($sent, $typed, $path);
            return;
        }
        $this->assertIsArray($typed, $path);
        $this->assertSame([], array_keys(array_filter(array_diff_key($typed, $sent), static fn(mixed $value): bool => $value !== null)), $path);
        foreach ($sent as $name => $value) {
            $this->assertArrayHasKey($name, $typed, $path);
            $this->assertSameValue($value, $typed[$name], "$path.$name");
        }
    }
}
