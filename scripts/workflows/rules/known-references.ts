import type { UserContext } from '@redocly/openapi-core';
import { type ArazzoDocument, getInputs, type Workflow } from '../documents.ts';

/** Requires the inputs in expressions and the steps of failure actions to exist. Redocly itself checks outputs. */
export function knownReferences() {
  let document: ArazzoDocument;
  return {
    Root: {
      enter(root: ArazzoDocument) {
        document = root;
      },
    },
    Workflow: {
      enter(workflow: Workflow, { location, report }: UserContext) {
        for (const message of [...findUnknownInputs(document, workflow), ...findDanglingSteps(workflow)]) {
          report({ message, location });
        }
      },
    },
  };
}

function findUnknownInputs(document: ArazzoDocument, workflow: Workflow): string[] {
  const inputs = Object.keys(getInputs(document, workflow).properties);
  const named = JSON.stringify(workflow).matchAll(/\$inputs\.([\w-]+)/g);
  return [...named]
    .filter(([, name = '']) => !inputs.includes(name))
    .map(([reference]) => `${reference} is not among the inputs.`);
}

/** Lists failure actions with an unknown step. */
function findDanglingSteps({ steps, failureActions = [] }: Workflow): string[] {
  const names = steps.map(({ stepId }) => stepId);
  return [...failureActions, ...steps.flatMap(({ onFailure = [] }) => onFailure)].flatMap((action) =>
    'stepId' in action && action.stepId !== undefined && !names.includes(action.stepId)
      ? [`There is no step "${action.stepId}" for the failure action "${action.name}".`]
      : [],
  );
}
