import { routesByDomain } from '@subrosa/contract/routes';
import type { AnyRoute } from '@subrosa/contract/route';
import { z } from 'zod';

type ByDomain = typeof routesByDomain;
export type CallName = { [Domain in keyof ByDomain]: keyof ByDomain[Domain] & string }[keyof ByDomain];

export const everyCall: readonly (readonly [CallName, AnyRoute])[] = Object.values(routesByDomain).flatMap(
  (calls) => Object.entries<AnyRoute>(calls) as [CallName, AnyRoute][],
);

const routes = new Map(everyCall);

export function routeOf(name: CallName): AnyRoute {
  const route = routes.get(name);
  if (!route) throw new Error(`the contract has no call ${name}`);
  return route;
}

/** Matches ids and fields that are named after people. */
const NAMES_SOMEBODY =
  /"format":"uuid"|"[^"]*(?:user|member|owner|author|uploader|reporter|assignee|actor|people|person|reader|login|names)[^"]*":[{[]/i;

/** Returns whether a route may accept or return the identity of a member; false positives are acceptable. */
export function mayConcernMembers({ params, query, body, reply }: AnyRoute): boolean {
  const inputs = [params, query, body].map((schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const output = z.toJSONSchema(reply as z.ZodType, { io: 'output', unrepresentable: 'any' });
  return NAMES_SOMEBODY.test(JSON.stringify([...inputs, output]));
}
