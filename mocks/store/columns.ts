import type { Resource } from '../../contract/model.ts';

/** Internal columns. */
export const TENANT_COLUMN = '_administrationId';
export const PARENT_COLUMN = '_parentId';
export const BYTES_COLUMN = '_bytes';

/** Administration of shared records. */
export const SHARED_TENANT_ID = 0;

/** Returns the table of a resource. A view uses the table of another resource. */
export const getTableName = ({ viewOf, name }: Pick<Resource, 'viewOf' | 'name'>): string =>
  (viewOf ?? name).replaceAll('/', '_');
