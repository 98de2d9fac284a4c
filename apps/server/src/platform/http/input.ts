import { isFieldProblem, type FieldProblem } from '@subrosa/contract/error-codes';
import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findUnkeepable } from './storable-input.ts';
import { ApiError } from './api-error.ts';

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses params, query and body by the contract; throws an error that lists all invalid fields. */
export function parseInput(route: AnyRoute, request: FastifyRequest): Input {
  // A Map, because a field may be named "constructor".
  const fields = new Map<string, FieldProblem>();
  const addProblem = (path: string, problem: FieldProblem) => {
    const field = path || 'body';
    if (!fields.has(field)) fields.set(field, problem);
  };
  const part = (schema: z.ZodType, value: unknown): unknown => {
    const unkeepable = findUnkeepable(value);
    if (unkeepable !== null) return addProblem(unkeepable, 'field.invalid');
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) addProblem(issue.path.join('.'), problemOf(issue));
    return undefined;
  };
  const input = {
    params: part(route.params, request.params),
    query: part(route.query, request.query),
    body: isWriting(route.method) ? part(route.body, request.body ?? {}) : {},
  };
  if (fields.size > 0) throw new ApiError('request.invalid', { fields: Object.fromEntries(fields) });
  return input;
}

// Schemas use our codes as messages; zod's own messages become a general code.
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (isFieldProblem(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field.required';
  return 'field.invalid';
}
