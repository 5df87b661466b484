import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ToolResult } from '../result.ts';
import type { Session } from '../session.ts';
import type { TOOL_NAMES } from '../settings.ts';

interface ToolContext {
  readonly session: Session;
  readonly signal: AbortSignal;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: (typeof TOOL_NAMES)[number];
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly annotations: ToolAnnotations;
  /** Schema of the structured output, of a tool that returns nothing from the API's server. */
  readonly output?: z.ZodObject;
  /** @throws ToolError, CallError or CliError when it fails. */
  run(args: z.infer<Input>, context: ToolContext): Promise<ToolResult>;
}

/** Hints of a tool that reads only this server's content. */
export const READS_DOCUMENTS: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool<Input> => tool;

const value = z.union([z.string(), z.number(), z.boolean()]);

export const parametersInput = z
  .record(z.string(), z.union([value, z.array(value)]))
  .optional()
  .describe('Path and query; an array for several values');

export const bodyInput = z.record(z.string(), z.unknown()).optional().describe('JSON');

export const tenantInput = z.int().min(1).optional().describe('Administration');

/** Start and length of the rest of a truncated result. */
export const extentInput = {
  skip: z.int().min(0).default(0).describe('Where to continue'),
  long: z.boolean().default(false).describe('20,000 characters, not 4,500'),
};
