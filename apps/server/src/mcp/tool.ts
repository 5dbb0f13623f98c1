import { z } from 'zod';
import type { FojaApi } from './foja-api.ts';

/** A tool as an assistant sees it and as it is run. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** Whether it changes nothing and takes no use of the plan. */
  isFree: boolean;
  run(api: FojaApi, args: unknown): Promise<Record<string, unknown>>;
  /** What it found in words; where it is left out, the structure is told as JSON. */
  tell?(output: Record<string, unknown>): string;
}

interface ToolParts<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  isFree?: boolean;
  run(api: FojaApi, args: z.output<Input>): Promise<z.input<Output>>;
  tell?(output: z.input<Output>): string;
}

/** Ties a tool's schemas to what it takes and gives. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  parts: ToolParts<Input, Output>,
): Tool {
  const { run, tell } = parts;
  return {
    ...parts,
    isFree: parts.isFree ?? true,
    run: (api, args) => run(api, parts.input.parse(args)),
    ...(tell && { tell: (output: Record<string, unknown>) => tell(output as z.input<Output>) }),
  } as Tool;
}

export const day = z.iso.date('Se espera un día que exista, como AAAA-MM-DD.').describe('Día, AAAA-MM-DD.');

/** What is read beside a thing: its name and where a person opens it. */
export const named = z.object({ nombre: z.string(), enlace: z.string().describe('Página de Foja donde se lee.') });

/** Articles by their keys, each with the page where it is read. */
export function linkArticles(api: FojaApi, keys: readonly string[]): { clave: string; enlace: string }[] {
  return [...new Set(keys)].map((clave) => ({ clave, enlace: api.fojaOf(clave) }));
}

export const linkedArticles = z
  .array(z.object({ clave: z.string(), enlace: z.string() }))
  .describe('Artículos en que se apoya el resultado.');
