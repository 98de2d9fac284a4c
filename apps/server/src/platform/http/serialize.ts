import { successOf } from '@subrosa/contract/envelope';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

export type Serialize = (answer: { body: unknown; code?: string; message?: string }) => string;

/** Writes only what the contract names of a reply: nothing else leaks. Compiled at its first answer, so that a process begins quickly. */
export function replySerializer(reply: z.ZodType): Serialize {
  let serialize: Serialize | undefined;
  return (answer) => {
    serialize ??= compileSerializer(reply);
    return serialize(answer);
  };
}

export function compileSerializer(reply: z.ZodType): Serialize {
  const schema = z.toJSONSchema(successOf(reply), { io: 'output', target: 'draft-7', override: ({ jsonSchema }) => joinNull(jsonSchema) });
  return fastJsonStringify(schema as fastJsonStringify.AnySchema);
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Writes `T | null` as a nullable T: fast-json-stringify validates every value of an `anyOf` with Ajv, which it compiles for each. */
function joinNull(schema: JsonSchema): void {
  const [value, none, ...more] = schema.anyOf ?? [];
  if (!isTyped(value) || !isTyped(none) || none.type !== 'null' || more.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, value, { nullable: true });
}

const isTyped = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null && 'type' in schema;
