<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Stores the tokens of many users in a table of SQLite or PostgreSQL: one store for each user, on a connection of their own, because a
 * transaction around `save` would delay it. For another database implement `TokenStore`.
 */
final class PdoTokenStore implements TokenStore
{
    /** Creates the table: run it once, in a migration. */
    public const SCHEMA = 'create table if not exists accounting_tokens (user_name varchar(255) primary key, tokens text not null)';

    private readonly string $driver;

    /** @throws \InvalidArgumentException for another database, whose locks it does not know */
    public function __construct(private readonly \PDO $database, private readonly string $user)
    {
        $this->driver = $database->getAttribute(\PDO::ATTR_DRIVER_NAME);
        if (!in_array($this->driver, ['sqlite', 'pgsql'], true)) {
            throw new \InvalidArgumentException("PdoTokenStore does not know the locks of $this->driver. Implement TokenStore.");
        }
        $database->setAttribute(\PDO::ATTR_ERRMODE, \PDO::ERRMODE_EXCEPTION);
    }

    public function load(): ?Tokens
    {
        $text = $this->run('select tokens from accounting_tokens where user_name = ?', $this->user)->fetchColumn();
        return $text === false ? null : Tokens::fromArray(json_decode($text, true));
    }

    public function save(#[\SensitiveParameter] Tokens $tokens): void
    {
        if ($this->database->inTransaction()) {
            throw new \LogicException('Tokens must be durable at once: save them outside of a transaction.');
        }
        $insert = 'insert into accounting_tokens (user_name, tokens) values (?, ?) on conflict (user_name) do update set tokens = excluded.tokens';
        $this->run($insert, $this->user, json_encode($tokens->toArray(), JSON_THROW_ON_ERROR));
    }

    public function lock(\Closure $work): mixed
    {
        if ($this->driver === 'sqlite') {
            // A transaction would hold back what is saved in it: the lock is a file beside that of the database.
            $file = $this->run('pragma database_list')->fetch(\PDO::FETCH_ASSOC)['file'];
            return FileTokenStore::lockFile("$file." . hash('xxh64', $this->user) . '.lock', $work);
        }
        $key = 'accounting_tokens ' . $this->user;
        $this->run('select pg_advisory_lock(hashtextextended(?, 0))', $key);
        try {
            return $work();
        } finally {
            $this->run('select pg_advisory_unlock(hashtextextended(?, 0))', $key);
        }
    }

    private function run(string $sql, #[\SensitiveParameter] string ...$values): \PDOStatement
    {
        $statement = $this->database->prepare($sql);
        $statement->execute($values);
        return $statement;
    }
}
