import { successOf } from '@subrosa/contract/envelope';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

export type Serialize = (answer: { body: unknown; code?: string; message?: string }) => string;

/**
 * Serializes only the fields of the contract, so that nothing else leaks. It is compiled for the first reply, so that the
 * process starts quickly.
 */
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

/** Replaces `T | null` by a nullable T, because fast-json-stringify compiles an Ajv validator for each `anyOf`. */
function joinNull(schema: JsonSchema): void {
  const [value, none, ...more] = schema.anyOf ?? [];
  if (!isTyped(value) || !isTyped(none) || none.type !== 'null' || more.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, value, { nullable: true });
}

const isTyped = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null && 'type' in schema;
