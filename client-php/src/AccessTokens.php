<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** A source of access tokens that can renew them, such as `TokenProvider`. */
interface AccessTokens
{
    /** Returns the access token for the next call. */
    public function current(): string;

    /** Returns another access token after the platform rejected this one with 401. The call is then retried once. */
    public function renew(#[\SensitiveParameter] string $rejected): string;
}
