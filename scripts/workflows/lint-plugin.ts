import { knownOperations } from './rules/known-operations.ts';
import { knownReferences } from './rules/known-references.ts';

/** A Redocly plugin with the custom rules for workflows. */
// biome-ignore lint/style/noDefaultExport: Redocly takes a plugin as the default export of a file.
export default function workflowsPlugin() {
  return {
    id: 'workflows',
    rules: { arazzo1: { 'known-operations': knownOperations, 'known-references': knownReferences } },
  };
}
