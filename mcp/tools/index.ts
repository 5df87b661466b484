import type { z } from 'zod';
import { controlSandbox } from './control-sandbox.ts';
import { describeOperationTool } from './describe-operation.ts';
import { readData } from './read-data.ts';
import { readGuide } from './read-guide.ts';
import { searchDocs } from './search-docs.ts';
import type { Tool } from './tool.ts';
import { writeData } from './write-data.ts';

export const tools = [
  searchDocs,
  readGuide,
  describeOperationTool,
  readData,
  writeData,
  controlSandbox,
] as readonly Tool<z.ZodObject>[];
