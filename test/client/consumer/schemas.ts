/** A consumer's program that validates data with the zod schemas of the client. See `main.ts`. */
import { createClientCore, createDebtor, listDebtors } from '../../../generated/client/src/index.ts';
import { Debtor, DebtorInput } from '../../../generated/client/src/schemas/index.ts';
import type { Schema } from '../../../generated/client/src/types.ts';

declare const process: { env: Record<string, string | undefined>; stdout: { write(text: string): void } };

const client = createClientCore({ baseUrl: process.env.SANDBOX_URL ?? '', token: 'sandbox-demo-token' });

const form: unknown = { name: 'Molenaar & Zn.', debtorKindId: 1 };
const sent = DebtorInput.parse(form);
const created: Schema<'Debtor'> = await createDebtor(client, sent);

const rejected = DebtorInput.safeParse({ name: 'Nobody', nmae: 'x' });
const [first] = (await listDebtors(client, { id: [1] }))._data;
const later: Record<string, unknown> = Debtor.parse({ ...created, addedLater: 'kept' });

process.stdout.write(
  JSON.stringify({
    sent: { success: DebtorInput.safeParse(sent).success },
    rejected: rejected.error?.issues.flatMap((issue) => ('keys' in issue ? issue.keys : issue.path)).sort(),
    read: first?.name,
    unknownField: later.addedLater,
  }),
);
