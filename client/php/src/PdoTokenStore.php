<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Stores the tokens of many users in a table of SQLite, PostgreSQL, MySQL or MariaDB: one store for each user, on a connection of their
 * own, because a transaction around `save` would delay it. For another database implement `TokenStore`.
 */
final class PdoTokenStore implements TokenStore
{
    /** Creates the table: run it once, in a migration. */
    public const SCHEMA = 'create table if not exists accounting_tokens '
        . '(user_name varchar(255) primary key, tokens text not null)';
    /** A year: MariaDB has no lock without a timeout. */
    private const LOCK_SECONDS = 31_536_000;

    private readonly string $driver;
    /** The key of the row. */
    private readonly string $name;

    /** @throws \InvalidArgumentException for another database, whose locks it does not know */
    public function __construct(private readonly \PDO $database, string $user)
    {
        $this->driver = $database->getAttribute(\PDO::ATTR_DRIVER_NAME);
        if (!in_array($this->driver, ['sqlite', 'pgsql', 'mysql'], true)) {
            throw new \InvalidArgumentException("PdoTokenStore does not know the locks of $this->driver. Implement TokenStore.");
        }
        // The collations of MySQL compare without case: two users would share a row.
        $this->name = $this->driver === 'mysql' ? mb_substr($user, 0, 150) . ' ' . hash('sha256', $user) : $user;
        $database->setAttribute(\PDO::ATTR_ERRMODE, \PDO::ERRMODE_EXCEPTION);
    }

    public function load(): ?Tokens
    {
        $text = $this->read('select tokens from accounting_tokens where user_name = ?', $this->name);
        return $text === null ? null : Tokens::fromArray(json_decode($text, true));
    }

    public function save(#[\SensitiveParameter] Tokens $tokens): void
    {
        $isDelayed = $this->driver === 'mysql' && !$this->database->getAttribute(\PDO::ATTR_AUTOCOMMIT);
        if ($isDelayed || $this->database->inTransaction()) {
            throw new \LogicException('Tokens must be durable at once: save them outside of a transaction.');
        }
        $insert = $this->driver === 'mysql'
            ? 'replace into accounting_tokens (user_name, tokens) values (?, ?)'
            : 'insert into accounting_tokens (user_name, tokens) values (?, ?)'
                . ' on conflict (user_name) do update set tokens = excluded.tokens';
        $this->run($insert, $this->name, json_encode($tokens->toArray(), JSON_THROW_ON_ERROR));
    }

    public function lock(\Closure $work): mixed
    {
        if ($this->driver === 'sqlite') {
            // A transaction would hold back the tokens that are saved in it: the lock is a file beside the database.
            $file = $this->run('pragma database_list')->fetch(\PDO::FETCH_ASSOC)['file'];
            return FileTokenStore::lockFile("$file." . hash('xxh64', $this->name) . '.lock', $work);
        }
        // A lock of the connection, which the database releases when the process ends. MySQL has one name space of locks for all databases.
        $key = "accounting_tokens $this->name";
        [$lock, $unlock] = ['select 1 from pg_advisory_lock(hashtextextended(?, 0))', 'select pg_advisory_unlock(hashtextextended(?, 0))'];
        if ($this->driver === 'mysql') {
            $key = hash('sha256', $this->read('select database()') . " $key");
            [$lock, $unlock] = ['select get_lock(?, ' . self::LOCK_SECONDS . ')', 'select release_lock(?)'];
        }
        (int) $this->read($lock, $key) === 1 || throw new \RuntimeException('The lock of the tokens cannot be acquired.');
        try {
            return $work();
        } finally {
            $this->read($unlock, $key);
        }
    }

    /** Returns the first value of the first row; null when there is none. */
    private function read(string $sql, string ...$values): ?string
    {
        $statement = $this->run($sql, ...$values);
        $value = $statement->fetchColumn();
        $statement->closeCursor();
        return $value === false || $value === null ? null : (string) $value;
    }

    private function run(string $sql, #[\SensitiveParameter] string ...$values): \PDOStatement
    {
        $statement = $this->database->prepare($sql);
        $statement->execute($values);
        return $statement;
    }
}
