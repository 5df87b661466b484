import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ToolResult } from '../result.ts';
import type { Session } from '../session.ts';
import type { TOOL_NAMES } from '../settings.ts';

/** Context of a tool. */
interface ToolContext {
  readonly session: Session;
  /** Aborted when the client cancels the call. */
  readonly signal: AbortSignal;
}

/** A tool of the server. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: (typeof TOOL_NAMES)[number];
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly annotations: ToolAnnotations;
  /** @throws ToolError, CallError or CliError when it cannot do what it was called for. */
  run(args: z.infer<Input>, context: ToolContext): Promise<ToolResult>;
}

/** Returns a tool as it is, with its input typed by its schema. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool<Input> => tool;

const value = z.union([z.string(), z.number(), z.boolean()]);

/** Path and query parameters. */
export const parametersInput = z
  .record(z.string(), z.union([value, z.array(value)]))
  .optional()
  .describe('Path and query; an array for several values');

/** A JSON body. */
export const bodyInput = z.record(z.string(), z.unknown()).optional().describe('JSON');

/** The administration of one call. */
export const tenantInput = z.int().min(1).optional().describe('Administration');

/** Where to continue a result that was cut, and how much of it to return. */
export const extentInput = {
  skip: z.int().min(0).default(0).describe('Where to continue'),
  long: z.boolean().default(false).describe('20,000 characters, not 4,500'),
};
