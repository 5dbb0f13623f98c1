import { appVersion } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { ApiRefused, type FojaApi } from './foja-api.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools/all-tools.ts';

const instructions = [
  'Foja da derecho argentino verificado: artículos con su texto, fallos, guías, cálculos y respuestas con fuentes.',
  'Citá solo lo que estas herramientas devuelven, con su enlace. Lo que dice «resumen editorial» no son palabras de la ley.',
  'Antes de entregar un escrito, pasalo por verificar_citas.',
  messages.notLegalAdvice,
].join(' ');

const jsonSchema = (schema: z.ZodObject, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-7', io }) as { type: 'object' };

const described = tools.map(({ name, title, description, input, output, isFree }) => ({
  name,
  title,
  description,
  inputSchema: jsonSchema(input, 'input'),
  outputSchema: jsonSchema(output, 'input'),
  annotations: { title, readOnlyHint: isFree, destructiveHint: false, openWorldHint: false },
}));

/** What the protocol sends as an error, in our words alone: the SDK's own class puts English before them. */
class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The tools and texts of Foja for an assistant, upon the API. What is refused is told in Spanish, as the result of the tool. */
export function createMcpServer(api: FojaApi): Server {
  const server = new Server(
    { name: 'foja', title: 'Foja', version: appVersion },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: described }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    return tool ? runTool(api, tool, params.arguments ?? {}) : refused(`No existe la herramienta «${params.name}».`);
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({
    resources: await orMcpError(() => listResources(api)),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => ({
    contents: [await orMcpError(() => readResource(api, params.uri))],
  }));
  return server;
}

async function runTool(api: FojaApi, tool: Tool, args: unknown): Promise<CallToolResult> {
  const given = tool.input.safeParse(args);
  if (!given.success) {
    const problems = given.error.issues.map(({ path, message }) => `${path.join('.') || 'datos'}: ${message}`);
    return refused(`Los datos de «${tool.name}» no son válidos. ${problems.join(' ')}`);
  }
  try {
    const structuredContent = await tool.run(api, args);
    const text = tool.tell?.(structuredContent) ?? JSON.stringify(structuredContent);
    return { content: [{ type: 'text', text }], structuredContent };
  } catch (error) {
    if (error instanceof ApiRefused) return refused(error.message);
    throw new MessageRefused(ErrorCode.InternalError, failed);
  }
}

const failed = 'Foja no pudo hacer lo que se pidió.';
const refused = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

/** A resource has no result in which to tell why it is refused. */
async function orMcpError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiRefused) throw new MessageRefused(ErrorCode.InvalidParams, error.message);
    throw new MessageRefused(ErrorCode.InternalError, failed);
  }
}
