import type { AnyRoute } from '@subrosa/contract/route';
import type { FastifyRequest } from 'fastify';
import { audienceOf, type Audience, type TokenVerifier } from '../tokens/tokens.ts';
import type { Caller, FindCaller } from './caller.ts';
import type { Rule } from './policy.ts';
import { ApiError } from './api-error.ts';

interface Doorman {
  tokens: TokenVerifier;
  findCaller: FindCaller;
}

/**
 * Identifies the caller. Throws when the policy requires a member; otherwise an invalid token, or one of a revoked device,
 * makes the caller a visitor.
 */
export async function authenticate(request: FastifyRequest, route: AnyRoute, rule: Rule, doorman: Doorman): Promise<Caller | null> {
  if (rule.proof === 'own') return null;
  const audience = audienceOf(route.path);
  const token = bearerToken(request.headers.authorization);
  const verdict = token === null ? null : await doorman.tokens.verify(token, audience);
  const caller = verdict?.kind === 'valid' ? await doorman.findCaller(verdict.principal) : await asAnyMember(token, audience, doorman);
  if (caller?.state === 'suspended' && rule.who.visitor === 'login') throw new ApiError('auth.suspended');
  if (caller && caller.state !== 'suspended') return caller;
  if (rule.who.visitor !== 'login') return null;
  throw new ApiError(audience === 'chat' && verdict?.kind === 'expired' ? 'auth.chatTokenExpired' : 'auth.required');
}

/** A staff member with a member's token is an ordinary member in the console, so all of its routes return 404. */
async function asAnyMember(token: string | null, audience: Audience, { tokens, findCaller }: Doorman): Promise<Caller | null> {
  if (token === null || audience !== 'staff') return null;
  const verdict = await tokens.verify(token, 'api');
  const caller = verdict.kind === 'valid' ? await findCaller(verdict.principal) : null;
  return caller && { ...caller, staffRole: null, roleCounts: false, ...(caller.staffRole && { roleLeftOutside: caller.staffRole }) };
}

function bearerToken(header: string | undefined): string | null {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
