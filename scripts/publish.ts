import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, isCollection, type Scalar, visit } from 'yaml';
import { readRecording } from '../programs/recording.ts';
import { convertToOpenApi30 } from './bundle/openapi-30.ts';
import { createPublished } from './bundle/published.ts';
import { readContract } from './bundle.ts';
import { runStep } from './lib/run-step.ts';

/**
 * Writes the published contract with the recorded examples: `generated/openapi.yaml` and `.json`, and `openapi-3.0.json` for
 * tools that do not read OpenAPI 3.1.
 */
async function publish(output: string): Promise<string> {
  const document = createPublished(await readContract(), await readRecording());
  const yaml = toYaml(document);
  const files = {
    'openapi.yaml': yaml,
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi-3.0.json': `${JSON.stringify(convertToOpenApi30(document), null, 2)}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(output, 'generated', name), text);
  return `${yaml.split('\n').length} lines of YAML`;
}

/** The width of a line, which the hand-written files have too. */
const MAX_LINE_WIDTH = 120;

/** YAML in which a list or an object that fits on a line has one. */
export function toYaml(document: object): string {
  const yaml = new Document(document, { aliasDuplicateObjects: false });
  visit(yaml, {
    Collection(_key, node, path) {
      const value = JSON.stringify(node);
      const depth = path.filter(isCollection).length;
      // The key and the spaces between the members take some of the width.
      if (value.includes('\\n') || 2 * depth + value.length > 0.8 * MAX_LINE_WIDTH) return;
      node.flow = true;
      visit(node, { Scalar: quoteQuestionMark });
      return visit.SKIP;
    },
  });
  return yaml.toString({ lineWidth: 0, singleQuote: true });
}

/** Quotes a question mark: parsers of YAML 1.1, which many Java programs use, reject it in a list or an object on one line. */
function quoteQuestionMark(_key: unknown, scalar: Scalar): void {
  if (typeof scalar.value === 'string' && scalar.value.includes('?')) scalar.type = 'QUOTE_SINGLE';
}

if (import.meta.main) await runStep(publish);
