import type { AnyRoute } from '@subrosa/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Audience, Principal, TokenVerifier } from '../tokens/tokens.ts';
import type { Rule } from './policy.ts';
import { Refusal } from './refusal.ts';

/** Who calls. Refuses where the policy wants a member; elsewhere a bad token makes a visitor. */
export async function authenticate(request: FastifyRequest, route: AnyRoute, rule: Rule, tokens: TokenVerifier): Promise<Principal | null> {
  const audience: Audience = route.path.startsWith('/sails/') ? 'chat' : 'api';
  const token = bearerToken(request.headers.authorization);
  const verdict = token === null ? null : await tokens.verify(token, audience);
  if (verdict?.kind === 'valid') return verdict.principal;
  if (rule.who.visitor !== 'login') return null;
  throw new Refusal(audience === 'chat' && verdict?.kind === 'expired' ? 'auth.chatTokenExpired' : 'auth.required');
}

function bearerToken(header: string | undefined): string | null {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
