import { inputsOf, type Workflow, type WorkflowFile } from './documents.ts';
import type { Exchange } from './relay.ts';

/** What the expressions of a step are about. */
export interface Situation {
  readonly file: WorkflowFile;
  readonly workflow: Workflow;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The last exchange of each step, by its name. */
  readonly exchanges: ReadonlyMap<string, Exchange>;
  /** The step in question. */
  readonly stepId: string;
}

/**
 * The value of a runtime expression of Arazzo, as far as the workflows use them: the answer of the step, outputs of
 * others, inputs.
 *
 * @returns undefined when it has none.
 */
export function evaluated(expression: string, situation: Situation): unknown {
  const { exchanges, stepId } = situation;
  const [head = '', pointer] = expression.split('#');
  const [root, ...names] = head.split('.');
  const exchange = exchanges.get(stepId);
  if (root === '$statusCode') return exchange?.status;
  if (root === '$inputs') return input(names[0] ?? '', situation);
  if (root === '$steps') return output(names[0] ?? '', names[2] ?? '', situation);
  if (root !== '$response') return undefined;
  if (names[0] === 'header') return exchange?.headers[(names[1] ?? '').toLowerCase()];
  return pointer === undefined ? exchange?.body : at(exchange?.body, pointer);
}

function input(name: string, { file, workflow, inputs }: Situation): unknown {
  return inputs[name] ?? inputsOf(file.document, workflow).properties[name]?.default;
}

function output(stepId: string, name: string, situation: Situation): unknown {
  const expression = situation.workflow.steps.find((step) => step.stepId === stepId)?.outputs?.[name];
  return expression === undefined ? undefined : evaluated(expression, { ...situation, stepId });
}

/** Follows a JSON pointer. */
function at(value: unknown, pointer: string): unknown {
  const words = pointer.split('/').slice(1);
  return words.reduce<unknown>((found, word) => {
    const key = word.replaceAll('~1', '/').replaceAll('~0', '~');
    return found !== null && typeof found === 'object' && Object.hasOwn(found, key)
      ? (found as Record<string, unknown>)[key]
      : undefined;
  }, value);
}
