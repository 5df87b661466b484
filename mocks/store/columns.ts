import type { Resource } from '../../contract/model.ts';

/** Columns that no record shows. */
export const TENANT_COLUMN = '_administrationId';
export const PARENT_COLUMN = '_parentId';
export const BYTES_COLUMN = '_bytes';

/** The administration of records that are the same in every administration. */
export const SHARED_TENANT_ID = 0;

/** The table of a resource; a view of another resource has none of its own. */
export const getTableName = ({ viewOf, name }: Pick<Resource, 'viewOf' | 'name'>): string =>
  (viewOf ?? name).replaceAll('/', '_');
