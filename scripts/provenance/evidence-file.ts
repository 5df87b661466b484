import { z } from 'zod';

const decision = z.strictObject({
  /** The number of runs in which the server did what the statement says, and in which it did not. */
  confirmed: z.int().nonnegative(),
  contradicted: z.int().nonnegative(),
  /** The date of the last of them, in UTC; null when none has shown it. */
  last: z.iso.date().nullable(),
});

const server = z.strictObject({
  runs: z.int().positive(),
  last: z.iso.date(),
  /** By the id of the statement. */
  decisions: z.record(z.string(), decision),
});

/**
 * What servers showed of the statements that the platform does not make, by the host of the server. It holds nothing of
 * their books.
 */
const evidenceFile = z.strictObject({ version: z.literal(1), servers: z.record(z.string(), server) });

export type EvidenceFile = z.infer<typeof evidenceFile>;

export type ServerEvidence = z.infer<typeof server>;

/** @throws Error that says where the text is no evidence file. */
export function parseEvidence(text: string): EvidenceFile {
  const { data, error } = evidenceFile.safeParse(parseJson(text));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.') || 'The file'}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
