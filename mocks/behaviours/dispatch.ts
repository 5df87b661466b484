import type { Operation, Resource } from '../contract/model.ts';
import type { Answer } from '../prism.ts';
import type { Call, Context } from './context.ts';
import { generic } from './generic.ts';
import { withLines } from './with-lines.ts';

/** What an operation does. The contract says which kind it is, and whether it is about a header with its lines. */
export function behaviourFor(
  { id, kind }: Operation,
  { viewOf }: Resource,
): (call: Call, context: Context) => Promise<Answer> {
  if (!kind) throw new Error(`The sandbox does not know what ${id} does`);
  return (viewOf === undefined ? generic : withLines)[kind];
}
