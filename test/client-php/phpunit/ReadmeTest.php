<?php

declare(strict_types=1);

use AccountingPlatform\{Client, FileTokenStore, TokenStore, Tokens};
use Illuminate\Container\Container;
use PHPUnit\Framework\TestCase;
use Psr\Log\NullLogger;
use Symfony\Component\Config\FileLocator;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\DependencyInjection\Loader\YamlFileLoader;

require_once __DIR__ . '/autoload.php';
foreach (['Illuminate/Container', 'Symfony/Component/DependencyInjection', 'Symfony/Component/Yaml'] as $library) {
    require_once "/usr/share/php/$library/autoload.php";
}

/** The README of the package, whose code is run. */
final class ReadmeTest extends TestCase
{
    private string $folder;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/' . uniqid('readme-');
        mkdir($this->folder);
        chdir($this->folder);
        control('reset');
    }

    protected function tearDown(): void
    {
        array_map('unlink', glob("$this->folder/{,.}[!.]*", GLOB_BRACE));
        rmdir($this->folder);
    }

    /** Returns the code blocks below a heading. */
    private static function readBlocks(string $heading, string $language = 'php'): array
    {
        $readme = file_get_contents(dirname(__DIR__, 3) . '/generated/client-php/README.md');
        $section = preg_split('/^## /m', explode("\n## $heading\n", $readme)[1] ?? '')[0];
        preg_match_all("/^```$language\n(.*?)^```$/ms", $section, $blocks);
        return str_replace('http://localhost:4010', getenv('SANDBOX_URL'), $blocks[1]);
    }

    /** Runs the first block below a heading, with the client of the first call. Returns what it prints. */
    private function runBlock(string $heading): string
    {
        [$code] = self::readBlocks($heading);
        $client = new Client(getenv('SANDBOX_URL'), 'sandbox-demo-token');
        ob_start();
        eval($code);
        return ob_get_clean();
    }

    private function saveTokens(TokenStore $store): void
    {
        $tokens = control('tokens', ['user' => 'demo']);
        $store->save(new Tokens($tokens['access_token'], $tokens['refresh_token'], 1.0));
    }

    public function testTheFirstCallCreatesAndListsDebtors(): void
    {
        $lines = explode("\n", trim($this->runBlock('First call')));
        $this->assertCount(33, $lines);
        $this->assertCount(2, preg_grep('/^\d+ Bakkerij Zonnestraal$/', $lines));
    }

    public function testCreateOnceCreatesAnInvoiceOnce(): void
    {
        $this->assertMatchesRegularExpression('/^created (\d+)$/', $created = trim($this->runBlock('Retries')));
        $this->assertSame(str_replace('created', 'found', $created), trim($this->runBlock('Retries')));
    }

    public function testAProgramIsTestedWithoutAServer(): void
    {
        $this->assertSame("8 2500.00 https://api.example/v1/debtors\n", $this->runBlock('Testing'));
    }

    public function testTheTotalsAreThoseOfAnInvoice(): void
    {
        $this->assertSame("72.42\n", $this->runBlock('Totals'));
    }

    /** @runInSeparateProcess */
    public function testTheProviderForLaravelMakesAClientWhoseTokensAreInAFile(): void
    {
        $this->saveTokens(new FileTokenStore("$this->folder/accounting.json"));
        $settings = ['url' => getenv('SANDBOX_URL'), 'id' => 'sandbox-client', 'secret' => 'sandbox-secret'];
        [$block] = self::readBlocks('Laravel');
        // Laravel itself is no package of Debian: these replace its helpers and its facade.
        $code = <<<'PHP'
            USES
            function config(string $name): array { return ['services.accounting' => $GLOBALS['settings']][$name]; }
            final class Log { public static function channel(): Psr\Log\LoggerInterface { return new Psr\Log\NullLogger(); } }
            function storage_path(string $path): string { return "$GLOBALS[folder]/$path"; }
            return new class {
                public Illuminate\Container\Container $app;
                public function register(): void { BLOCK }
            };
            PHP;
        [$GLOBALS['settings'], $GLOBALS['folder']] = [$settings, $this->folder];
        [$uses, $body] = explode("\n\n", $block, 2);
        $uses = preg_replace_callback('/^use (Illuminate.*);$/m', static fn(array $match): string => "class_alias('" . basename(strtr($match[1], '\\', '/')) . "', '$match[1]');", $uses);
        $provider = eval(str_replace(['USES', 'BLOCK'], [$uses, $body], $code));
        $provider->app = new Container();
        $provider->register();
        $client = $provider->app->make(Client::class);
        $this->assertSame(1, $client->debtors()->get(1)->id);
        $this->assertSame('nl', $provider->app->make(Client::class)->language);
        $this->assertSame($client, $provider->app->make(Client::class));
    }

    public function testTheServicesForSymfonyMakeAClientWhoseTokensAreInAFile(): void
    {
        [$yaml] = self::readBlocks('Symfony', 'yaml');
        file_put_contents("$this->folder/services.yaml", $yaml);
        mkdir("$this->folder/var");
        $this->saveTokens(new FileTokenStore("$this->folder/var/accounting.json"));
        foreach (['URL' => getenv('SANDBOX_URL'), 'ID' => 'sandbox-client', 'SECRET' => 'sandbox-secret'] as $name => $value) {
            $_ENV["ACCOUNTING_$name"] = $value;
        }
        $container = new ContainerBuilder();
        $container->setParameter('kernel.project_dir', $this->folder);
        $container->register('logger', NullLogger::class);
        (new YamlFileLoader($container, new FileLocator($this->folder)))->load('services.yaml');
        $container->getDefinition(Client::class)->setPublic(true);
        $container->compile(true);
        $client = $container->get(Client::class);
        $this->assertSame([1, 'nl'], [$client->debtors()->get(1)->id, $client->language]);
        array_map('unlink', glob("$this->folder/var/*"));
        rmdir("$this->folder/var");
    }
}
