<?php

declare(strict_types=1);

namespace AccountingPlatform;

use Psr\Http\Message\StreamInterface;

/**
 * The body of a request.
 *
 * @internal
 */
final readonly class Body
{
    private const PDF_MAX_BYTES = 5_242_880;
    /** Secret form fields of OAuth 2.0 (RFC 6749, RFC 7636). */
    private const SECRET_FIELDS = ['client_secret', 'code', 'refresh_token', 'code_verifier'];

    /** The content and the secrets of a grant, which an exception must not dump with its trace. */
    private \SensitiveParameterValue $hidden;

    /** @param list<string> $secrets values to redact in errors */
    public function __construct(
        #[\SensitiveParameter] string|StreamInterface $content,
        public string $contentType,
        #[\SensitiveParameter] array $secrets = [],
    ) {
        $this->hidden = new \SensitiveParameterValue([$content, $secrets]);
    }

    public function getContent(): string|StreamInterface
    {
        return $this->hidden->getValue()[0];
    }

    public function getSecrets(): array
    {
        return $this->hidden->getValue()[1];
    }

    public static function json(mixed $value): self
    {
        return new self(Json::encode($value), 'application/json');
    }

    public static function form(#[\SensitiveParameter] object $fields): self
    {
        $sent = array_filter(get_object_vars($fields), static fn(mixed $value): bool => $value !== null && $value !== LeftOut::Value);
        $secrets = array_values(array_intersect_key($sent, array_flip(self::SECRET_FIELDS)));
        return new self(http_build_query($sent, '', '&', PHP_QUERY_RFC3986), 'application/x-www-form-urlencoded', $secrets);
    }

    /**
     * @param string|StreamInterface $content a stream that cannot be rewound is read into memory, so that it can be sent again
     * @throws \InvalidArgumentException when the platform cannot take it as a PDF
     * @throws \TypeError for another object, such as a file, of which PHP would send the path
     */
    public static function pdf(string|object $content): self
    {
        if (!is_string($content) && !$content instanceof StreamInterface) {
            throw new \TypeError('A PDF must be its content, as a string or a stream, not ' . $content::class . '.');
        }
        $sent = is_string($content) || $content->isSeekable() ? $content : $content->getContents();
        $bytes = is_string($sent) ? strlen($sent) : $sent->getSize();
        if ($bytes === 0 || $bytes > self::PDF_MAX_BYTES) {
            throw new \InvalidArgumentException('A PDF must have 1 to ' . self::PDF_MAX_BYTES . " bytes, not $bytes.");
        }
        return new self($sent, 'application/pdf');
    }
}
