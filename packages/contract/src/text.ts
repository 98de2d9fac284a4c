import { z } from 'zod';
import type { FieldProblem } from './error-codes.ts';

const problem = (code: FieldProblem) => code;

/** A line or paragraph that a user types: trimmed, without control characters except line breaks. */
export function typedText(options: { max: number; required?: FieldProblem }) {
  return (
    z
      .string(problem(options.required ?? 'field.required'))
      .trim()
      .min(1, problem(options.required ?? 'field.required'))
      .max(options.max, problem('field.tooLong'))
      // oxlint-disable-next-line no-control-regex -- control characters are what it matches
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u, problem('field.invalid'))
  );
}

export const emailAddress = z
  .string(problem('email.required'))
  .trim()
  .min(1, problem('email.required'))
  .max(254, problem('email.invalid'))
  .pipe(z.email(problem('email.invalid')));
