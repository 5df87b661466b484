import type { components } from '../../generated/types.d.ts';

type Schemas = components['schemas'];

/** All fields of a record of the contract but its `id` and `_meta`, each with a value or null. */
export type Fields<Name extends keyof Schemas> = Required<Omit<Schemas[Name], 'id' | '_meta'>>;

export type LedgerAccountType = Schemas['LedgerAccountTypeId'];
export type DraftInput = Schemas['DraftSalesInvoiceWithLinesInput'];
export type LineInput = Schemas['InvoiceLineInput'];
