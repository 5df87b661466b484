import type { ObjectState } from './durable-object.ts';

/** Bytes of a write that only makes the history longer. */
const FILLER_BYTES = 500_000;

/**
 * Deletes all data of an object, also from the bucket of a cluster. The bucket has an image of the database and what was
 * written since; it gets another image, and loses the one before, when more was written since than that has. A deletion alone
 * is a small write, so as many bytes as the database has are written first. They cannot be compressed.
 */
export async function eraseStorage(storage: ObjectState['storage']): Promise<void> {
  storage.sql.exec('create table if not exists filler (id integer primary key, bytes blob)');
  for (let left = storage.sql.databaseSize; left > 0; left -= FILLER_BYTES) {
    // Always the same row, so that the database does not grow when this is repeated.
    storage.sql.exec('insert or replace into filler values (1, randomblob(?))', FILLER_BYTES);
    await storage.sync();
  }
  await storage.deleteAlarm();
  await storage.deleteAll();
}
