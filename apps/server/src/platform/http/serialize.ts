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
  const schema = z.toJSONSchema(successOf(reply), { io: 'output', target: 'draft-7' });
  return fastJsonStringify(schema as fastJsonStringify.AnySchema);
}
