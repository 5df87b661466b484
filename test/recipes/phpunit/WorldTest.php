<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class WorldTest extends TestCase
{
    private static string $sandbox;
    private static array $world;

    public static function setUpBeforeClass(): void
    {
        self::$sandbox = getenv('SANDBOX_URL') ?: 'http://localhost:4010';
        [, self::$world] = self::call(self::$sandbox . '/_sandbox/worlds', 'POST');
    }

    public static function tearDownAfterClass(): void
    {
        self::call(self::$sandbox . '/_sandbox/worlds/' . self::$world['name'], 'DELETE');
    }

    public function testANewDebtorIsTheOnlyOneOfItsName(): void
    {
        ['url' => $url, 'token' => $token] = self::$world;
        [$status] = self::call("$url/v1/debtors", 'POST', ['name' => 'Tea house', 'debtorKindId' => 1], $token);
        self::assertSame(201, $status);
        [, $page] = self::call("$url/v1/debtors?name=Tea%20house", 'GET', null, $token);
        self::assertCount(1, $page['_data']);
    }

    private static function call(string $url, string $method, ?array $body = null, ?string $token = null): array
    {
        $request = curl_init($url);
        curl_setopt_array($request, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HTTPHEADER => array_filter(['Content-Type: application/json', $token ? "Authorization: Bearer $token" : '']),
        ]);
        if ($body !== null) {
            curl_setopt($request, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
        }
        $text = curl_exec($request);
        return [curl_getinfo($request, CURLINFO_RESPONSE_CODE), json_decode((string) $text, true)];
    }
}
