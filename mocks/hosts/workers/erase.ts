import type { ObjectState } from './durable-object.ts';

/** Bytes of a write that only makes the history longer. */
const FILLER_BYTES = 500_000;

/**
 * Deletes all data of an object, also from the bucket of a cluster, which has an image of the database and later writes. A new
 * image replaces it when those writes are larger. A deletion is small, so incompressible bytes of the size of the database are
 * written first.
 */
export async function eraseStorage(storage: ObjectState['storage']): Promise<void> {
  storage.sql.exec('create table if not exists filler (id integer primary key, bytes blob)');
  for (let left = storage.sql.databaseSize; left > 0; left -= FILLER_BYTES) {
    // One row is replaced, so that repetition does not grow the database.
    storage.sql.exec('insert or replace into filler values (1, randomblob(?))', FILLER_BYTES);
    await storage.sync();
  }
  await storage.deleteAlarm();
  await storage.deleteAll();
}
