import type { WorkflowFile } from '../../scripts/workflows/documents.ts';

/** Creates the download of a workflow, which refers to the OpenAPI documents beside it. */
export const toDownload = ({ text }: WorkflowFile): string =>
  text.replaceAll(/url: \.\.\/\.\.\/generated\/(\w+)\.(?:yaml|json)$/gm, 'url: $1.json');
