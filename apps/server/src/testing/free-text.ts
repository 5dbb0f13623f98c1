/** What is needed of a JSON schema to tell how much text it lets through. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface ApiDocumentation {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/** Every documented call with a body, by its method and path, with the most characters of free text that the body may hold. */
export function freeTextOfCalls({ paths }: ApiDocumentation): Map<string, number> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        requestBody
          ? [
              [
                `${method.toUpperCase()} ${path}`,
                Math.max(...Object.values(requestBody.content).map(({ schema }) => freeTextOf(schema))),
              ] as const,
            ]
          : [],
      ),
    ),
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** None of nothing is nothing, also where there is no bound. */
const times = (many: number, characters: number) => (characters === 0 ? 0 : many * characters);
/** A pattern from end to end in which nothing repeats without a bound lets no more through than it is long. */
const isBounded = (pattern: string) => /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);

function freeTextOf(schema: Schema): number {
  const { additionalProperties: others = false, allOf, anyOf, items, oneOf, pattern, properties } = schema;
  if (schema.enum || schema.const !== undefined || schema.format) return 0;
  const either = anyOf ?? oneOf;
  if (either) return Math.max(...either.map(freeTextOf));
  if (allOf) return sum(allOf.map(freeTextOf));
  const types = [schema.type].flat();
  // What says nothing of itself lets everything through.
  if (types[0] === undefined) return Number.POSITIVE_INFINITY;
  if (types.includes('string'))
    return schema.maxLength ?? (pattern && isBounded(pattern) ? pattern.length : Number.POSITIVE_INFINITY);
  if (types.includes('array')) return times(schema.maxItems ?? Number.POSITIVE_INFINITY, freeTextOf(items ?? {}));
  if (!types.includes('object')) return 0;
  const further = others === false ? 0 : times(Number.POSITIVE_INFINITY, freeTextOf(others === true ? {} : others));
  return sum(Object.values(properties ?? {}).map(freeTextOf)) + further;
}
