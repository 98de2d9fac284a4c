import { successOf } from '@subrosa/contract/envelope';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

export type Serialize = (answer: { body: unknown; code?: string; message?: string }) => string;

/** Compiles the contract's reply into a serializer that writes only what the contract names: nothing else leaks. */
export function replySerializer(reply: z.ZodType): Serialize {
  const schema = z.toJSONSchema(successOf(reply), { io: 'output', target: 'draft-7' });
  return fastJsonStringify(schema as fastJsonStringify.AnySchema);
}
