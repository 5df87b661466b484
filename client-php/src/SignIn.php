<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\SignInException;
use AccountingPlatform\Model\AuthorizationCodeGrant;

/** The sign-in of a user in a browser, with PKCE (RFC 7636). */
final readonly class SignIn
{
    use HoldsSecrets;

    private \SensitiveParameterValue $clientSecret;

    /** @param string $redirectUri URL of your callback, registered for the client */
    public function __construct(
        private Core $client,
        private string $clientId,
        #[\SensitiveParameter] string $clientSecret,
        private string $redirectUri,
    ) {
        $this->clientSecret = new \SensitiveParameterValue($clientSecret);
    }

    /**
     * Starts a sign-in. It sends no request: redirect the user to `url`, and keep `state` and `codeVerifier` in the session.
     *
     * @return array{url: string, state: string, codeVerifier: string}
     */
    public function start(string $scope = 'accounting-api offline_access'): array
    {
        [$state, $codeVerifier] = [self::encode(random_bytes(32)), self::encode(random_bytes(32))];
        $url = $this->client->getUrl(new Request('authorize', 'GET', '/connect/authorize', query: [
            'client_id' => $this->clientId,
            'scope' => $scope,
            'response_type' => 'code',
            'redirect_uri' => $this->redirectUri,
            'state' => $state,
            'code_challenge' => self::encode(hash('sha256', $codeVerifier, true)),
            'code_challenge_method' => 'S256',
        ], isSignIn: true));
        return ['url' => $url, 'state' => $state, 'codeVerifier' => $codeVerifier];
    }

    /**
     * Finishes a sign-in at the callback: checks the state, and exchanges the code for tokens. Remove `start` from the session.
     *
     * @param array{state?: string, codeVerifier?: string}|null $start what `start` returned; null when the session has none
     * @param array<string, mixed> $query of the callback request: `$_GET`
     * @throws SignInException when the callback has no code for this sign-in
     * @throws CallException when the platform rejects the code
     */
    public function finish(#[\SensitiveParameter] ?array $start, #[\SensitiveParameter] array $query): Tokens
    {
        $read = static fn(string $name): string => is_string($query[$name] ?? null) ? $query[$name] : '';
        [$state, $codeVerifier, $code] = [$start['state'] ?? '', $start['codeVerifier'] ?? '', $read('code')];
        $fail = function (string $error, string $description) use ($state, $codeVerifier, $code): never {
            // An attacker's callback may repeat one parameter in another.
            $redact = static fn(string $text): string => Redact::text($text, [$state, $codeVerifier, $code]);
            $context = new CallContext('authorize', 'GET', "{$this->client->authUrl}/connect/authorize");
            throw new SignInException($context, $redact($error), $redact($description) ?: null);
        };
        if ($state === '' || !hash_equals($state, $read('state'))) {
            $fail('state-mismatch', 'This session did not start that sign-in. Start again.');
        }
        if ($read('error') !== '') {
            $fail($read('error'), $read('error_description'));
        }
        if ($code === '') {
            $fail('code-missing', 'The platform sent neither a code nor an error.');
        }
        return Tokens::exchange($this->client, new AuthorizationCodeGrant(
            client_id: $this->clientId,
            client_secret: $this->clientSecret->getValue(),
            code: $code,
            redirect_uri: $this->redirectUri,
            code_verifier: $codeVerifier,
        ));
    }

    private static function encode(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
