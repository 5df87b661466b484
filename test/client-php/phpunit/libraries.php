<?php

declare(strict_types=1);

// The libraries of the client, as Debian packages them.
foreach (['GuzzleHttp', 'Nyholm/Psr7', 'Symfony/Component/HttpClient', 'Psr/Log'] as $library) {
    require_once "/usr/share/php/$library/autoload.php";
}
