import { z } from 'zod';

/** A success on the wire: `{ body, message?, code? }`. */
export function successOf<Reply extends z.ZodType>(reply: Reply) {
  return z.object({ body: reply, message: z.string().optional(), code: z.string().optional() });
}

const fieldError = z.object({ code: z.string(), message: z.string() });

/** An error on the wire: `{ message, code, fields? }`, with `fields` keyed by the field's path (`address.city`). */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), fieldError).optional(),
  details: z.record(z.string(), z.number()).optional().describe('Numbers that belong to the code, such as `attemptsLeft`.'),
});

export type Failure = z.output<typeof failure>;
