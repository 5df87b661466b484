import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Field, Resource } from '../contract/model.ts';
import {
  administrationColumn,
  type Database,
  decode,
  encode,
  everyAdministration,
  parentColumn,
  sought,
  type Tables,
  tableOf,
} from './tables.ts';

/** A record as the contract shows it, without `_meta`. */
export interface Stored {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Which records of a resource are meant: those of one administration, and of one parent where there is one. */
export interface Scope {
  readonly administrationId: number;
  readonly parentId?: number | undefined;
}

/** A field and the values that it may have, or the lowest that it may have. A record must pass all filters. */
export type Filter = readonly [field: string, values: readonly unknown[], from?: 'from'];

export interface Query {
  readonly filters: readonly Filter[];
  readonly orderby?: { readonly field: string; readonly descending: boolean } | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** Fields to read; all of them when undefined. */
  readonly fields?: ReadonlySet<string> | undefined;
}

type Where = ExpressionBuilder<Tables, string>;

/** Reads and writes the records of one resource. Knows nothing of HTTP; every query stays inside its scope. */
export function recordsOf(database: Database, resource: Resource) {
  const table = tableOf(resource);
  const byName = new Map(resource.fields.map((field) => [field.name, field]));

  function inScope({ administrationId, parentId }: Scope) {
    const tenant = resource.shared ? everyAdministration : administrationId;
    return (where: Where): Expression<SqlBool> =>
      where.and([
        where(administrationColumn, '=', tenant),
        ...(resource.parent && parentId !== undefined ? [where(parentColumn, '=', parentId)] : []),
      ]);
  }

  function matching({ filters }: Query) {
    return (where: Where): Expression<SqlBool> =>
      where.and(
        filters.map(([name, values, from]) => {
          const encoded = values.map((value) => sought(known(name), value));
          return from ? where(name, '>=', encoded[0]) : where(name, 'in', encoded);
        }),
      );
  }

  function known(name: string): Field {
    const field = byName.get(name);
    if (!field) throw new Error(`${resource.name} has no field ${name}`);
    return field;
  }

  const decoded = (row: Record<string, unknown>): Stored => {
    const record: Record<string, unknown> = {};
    for (const field of resource.fields) if (field.name in row) record[field.name] = decode(field, row[field.name]);
    return record as Stored;
  };

  const columnsFor = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      resource.fields
        .filter(({ name }) => name in record)
        .map((field) => [field.name, encode(field, record[field.name])]),
    );

  return {
    async count(scope: Scope, query: Query): Promise<number> {
      const { total } = await database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where(inScope(scope))
        .where(matching(query))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async page(scope: Scope, query: Query): Promise<Stored[]> {
      const names = query.fields ? ['id', ...[...query.fields].filter((name) => name !== 'id')] : [...byName.keys()];
      let select = database.selectFrom(table).select(names).where(inScope(scope)).where(matching(query));
      if (query.orderby) {
        const { field, descending } = query.orderby;
        const text = known(field).storage.as === 'text';
        select = select.orderBy(field, (order) => {
          const collated = text ? order.collate('nocase') : order;
          return descending ? collated.desc() : collated.asc();
        });
      }
      const rows = await select
        .orderBy('id')
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize)
        .execute();
      return rows.map(decoded);
    },

    /** The records with one of these values in a field, in the order of their ids. */
    async having(scope: Scope, name: string, values: readonly unknown[]): Promise<Stored[]> {
      const field = known(name);
      const rows = await database
        .selectFrom(table)
        .selectAll()
        .where(inScope(scope))
        .where(
          name,
          'in',
          values.map((value) => encode(field, value)),
        )
        .orderBy('id')
        .execute();
      return rows.map(decoded);
    },

    async find(scope: Scope, id: number): Promise<Stored | undefined> {
      const row = await database
        .selectFrom(table)
        .selectAll()
        .where(inScope(scope))
        .where('id', '=', id)
        .executeTakeFirst();
      return row && decoded(row);
    },

    /** Records of several parents, each with the id of its parent, in the order in which they were added. */
    async ofParents(administrationId: number, parentIds: readonly number[]): Promise<Map<number, Stored[]>> {
      const rows = await database
        .selectFrom(table)
        .selectAll()
        .where(inScope({ administrationId }))
        .where(parentColumn, 'in', parentIds)
        .orderBy('id')
        .execute();
      const children = new Map(parentIds.map((id) => [id, [] as Stored[]]));
      for (const row of rows) children.get(Number(row[parentColumn]))?.push(decoded(row));
      return children;
    },

    /**
     * The highest number that a text field begins with, for the next one of a series; 0 when there is none. Texts of
     * more characters than a number can be exact in are left out.
     */
    async highestNumber(scope: Scope, name: string): Promise<number> {
      const row = await database
        .selectFrom(table)
        .select(({ fn, cast }) => fn.max<number>(cast<number>(name, 'integer')).as('highest'))
        .where(inScope(scope))
        .where(({ fn }) => fn<number>('length', [name]), '<=', 15)
        .executeTakeFirst();
      return Number(row?.highest ?? 0);
    },

    async insert(scope: Scope, record: Readonly<Record<string, unknown>>): Promise<number> {
      const { insertId } = await database
        .insertInto(table)
        .values({
          ...columnsFor(record),
          [administrationColumn]: resource.shared ? everyAdministration : scope.administrationId,
          ...(resource.parent && { [parentColumn]: scope.parentId }),
        })
        .executeTakeFirstOrThrow();
      return Number(insertId);
    },

    async update(scope: Scope, id: number, record: Readonly<Record<string, unknown>>): Promise<void> {
      const { id: _id, ...columns } = columnsFor(record);
      await database.updateTable(table).set(columns).where(inScope(scope)).where('id', '=', id).execute();
    },

    async remove(scope: Scope, id: number): Promise<void> {
      await database.deleteFrom(table).where(inScope(scope)).where('id', '=', id).execute();
    },

    /** Removes all records of one parent. */
    async removeOfParent(scope: Scope & { parentId: number }): Promise<void> {
      await database.deleteFrom(table).where(inScope(scope)).execute();
    },
  };
}

export type Records = ReturnType<typeof recordsOf>;
