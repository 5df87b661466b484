import { type ArazzoDocument, inputsOf, type Workflow } from '../documents.ts';
import type { RuleContext } from './context.ts';

/** The inputs that expressions name, and the steps that failures lead to, are there. Redocly itself looks at outputs. */
export function knownReferences() {
  let document: ArazzoDocument;
  return {
    Root: {
      enter(root: ArazzoDocument) {
        document = root;
      },
    },
    Workflow: {
      enter(workflow: Workflow, { location, report }: RuleContext) {
        for (const message of [...unknownInputs(document, workflow), ...lostWays(workflow)]) {
          report({ message, location });
        }
      },
    },
  };
}

function unknownInputs(document: ArazzoDocument, workflow: Workflow): string[] {
  const inputs = Object.keys(inputsOf(document, workflow).properties);
  const named = JSON.stringify(workflow).matchAll(/\$inputs\.([\w-]+)/g);
  return [...named]
    .filter(([, name = '']) => !inputs.includes(name))
    .map(([reference]) => `${reference} is not among the inputs.`);
}

/** Failure actions that lead to a step that is not there. */
function lostWays({ steps, failureActions = [] }: Workflow): string[] {
  const names = steps.map(({ stepId }) => stepId);
  return [...failureActions, ...steps.flatMap(({ onFailure = [] }) => onFailure)].flatMap((action) =>
    'stepId' in action && action.stepId !== undefined && !names.includes(action.stepId)
      ? [`There is no step "${action.stepId}" for the failure action "${action.name}".`]
      : [],
  );
}
