/** A consumer's program that validates data with the zod schemas of the client. See `main.ts`. */
import { createClientCore, createDebtor, listDebtors } from '@accounting-platform/client';
import { Debtor, DebtorInput } from '@accounting-platform/client/schemas';
import type { Schema } from '@accounting-platform/client/types';

declare const process: { env: Record<string, string | undefined>; stdout: { write(text: string): void } };

const client = createClientCore({ baseUrl: process.env.SANDBOX_URL ?? '', token: 'sandbox-demo-token' });

async function validate(): Promise<object> {
  const form: unknown = { name: 'Molenaar & Zn.', debtorKindId: 1 };
  const sent = DebtorInput.parse(form);
  const created: Schema<'Debtor'> = await createDebtor(client, sent);

  const rejected = DebtorInput.safeParse({ name: 'Nobody', nmae: 'x' });
  const [first] = (await listDebtors(client, { id: [1] }))._data;
  const later: Record<string, unknown> = Debtor.parse({ ...created, addedLater: 'kept' });

  return {
    sent: { success: DebtorInput.safeParse(sent).success },
    rejected: rejected.error?.issues.flatMap((issue) => ('keys' in issue ? issue.keys : issue.path)).sort(),
    read: first?.name,
    unknownField: later.addedLater,
  };
}

export const report = validate();

void report.then((result) => process.stdout.write(JSON.stringify(result)));
