import { createHash } from 'node:crypto';
import { isWriting } from '@subrosa/contract/route';
import { successMessages } from '@subrosa/contract/success-messages';
import { preferredLocale, resolveLocale, type Locale } from '@subrosa/rules/reference/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { ApiPlatform } from '../platform.ts';
import { inSpan, isTracing } from '../tracing/spans.ts';
import { authenticate } from './authentication.ts';
import { browserOf, isPrefetch, setCookies, type HttpOnlyCookie } from './browser.ts';
import type { Caller } from './caller.ts';
import { toRouteReply, CommittedApiError, preparationOf, type RouteReply, type Endpoint } from './endpoint.ts';
import { attemptOf, once, type WrittenReply } from './idempotency.ts';
import { parseInput, type Input } from './input.ts';
import { countedNetworks, memberKey } from './network.ts';
import { HOUR, perMember } from './policy.ts';
import type { Limiter } from './rate-limit.ts';
import { ApiError } from './api-error.ts';
import { replySerializer } from './serialize.ts';
import { isWithin } from './source-ranges.ts';
import { etagOf, versionOf } from './version.ts';

const outsideConsoleLimit = perMember(20, HOUR);

interface MountOptions {
  platform: ApiPlatform;
  limiter: Limiter;
}

/** Mounts a route: authenticates, limits, validates, opens the transaction, runs the handler and sends the reply. */
export function mount(app: FastifyInstance, endpoint: Endpoint, { platform, limiter }: MountOptions): void {
  const { route, rule } = endpoint;
  const serialize = replySerializer(route.reply);
  const handle = endpoint.handle as (call: object, platform: ApiPlatform) => unknown;
  const work = preparationOf(endpoint) as ((call: object, platform: ApiPlatform) => Promise<unknown>) | undefined;

  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: isTracing() ? traced : answer,
  });

  function traced(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const options = { attributes: { 'request.id': request.id } };
    return inSpan(`${route.method} ${route.path}`, options, () => answer(request, reply));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (rule.from && !isWithin(request.ip, rule.from(platform.config))) throw new ApiError('resource.notFound');
    const caller = await authenticate(request, route, rule, platform);
    return answerCall(request, reply, caller).catch(async (error: unknown) => {
      await auditIfDenied(request, caller, error);
      throw error;
    });
  }

  /** Records when a staff route returns 404 to a staff member, who may have tried to access what they must not see. */
  async function auditIfDenied(request: FastifyRequest, caller: Caller | null, error: unknown): Promise<void> {
    const role = caller?.staffRole ?? caller?.roleLeftOutside;
    if (!caller || !role || !route.path.startsWith('/api/staff/')) return;
    if (!(error instanceof ApiError) || error.code !== 'resource.notFound') return;
    const isOutsideConsole = caller.staffRole === null;
    if (isOutsideConsole && (await isNotedEnough(caller))) return;
    const { id = null } = request.params as { id?: string };
    await platform.auditDeniedAccess({ staffId: caller.memberId, role, call: endpoint.name, id, isOutsideConsole });
  }

  /**
   * Routes of the console do not count callers whom they reject. Without this limit, a token could append audit entries
   * without bound.
   */
  async function isNotedEnough({ memberId }: Caller): Promise<boolean> {
    try {
      await limiter.count('noted-past-the-door', outsideConsoleLimit, memberKey(memberId, platform.config.IP_HASH_SECRET));
      return false;
    } catch (error) {
      if (error instanceof ApiError) return true;
      throw error;
    }
  }

  async function count(request: FastifyRequest, caller: Caller | null): Promise<void> {
    const { limit } = rule;
    const secret = platform.config.IP_HASH_SECRET;
    if (!limit) return;
    if (limit.by === 'member' && caller) return limiter.count(endpoint.name, limit, memberKey(caller.memberId, secret));
    // Narrow networks are counted first: a request that one of them rejects does not count for the wider network and its other
    // users.
    for (const { name, key, multiple } of countedNetworks(request.ip, secret)) {
      await limiter.count(`${endpoint.name}${name}`, { ...limit, points: limit.points * multiple }, key);
    }
  }

  async function answerCall(request: FastifyRequest, reply: FastifyReply, caller: Caller | null): Promise<FastifyReply> {
    await count(request, caller);
    const input = parseInput(route, request);
    const call = {
      ...input,
      caller,
      locale: localeOf(request, input),
      version: versionOf(request.headers['if-match'], route),
      browser: browserOf(request),
      ticketSecret: String(request.headers['x-ticket-secret'] ?? ''),
      prefetch: isPrefetch(request),
    };
    const found = await work?.({ ...call, db: platform.db, attempt: null }, platform);
    const cookies: HttpOnlyCookie[] = [];
    const keepCookies = (made: RouteReply<unknown>) => {
      cookies.splice(0, cookies.length, ...made.cookies);
      return made;
    };
    const effects: (() => void)[] = [];
    const afterCommit = (effect: () => void) => void effects.push(effect);
    const written = isWriting(route.method)
      ? await write(request, input, caller, async (tx, attempt) => {
          effects.length = 0;
          const result = await handle({ ...call, tx, attempt, afterCommit, found }, platform);
          return result instanceof CommittedApiError ? result : writtenFrom(keepCookies(toRouteReply(result)));
        })
      : writtenFrom(keepCookies(toRouteReply(await handle({ ...call, db: platform.db, attempt: null }, platform))));
    for (const effect of effects) effect();
    if (written instanceof CommittedApiError) throw written.apiError;
    setCookies(reply, cookies);
    return send(reply, written);
  }

  type Work = (tx: Tx, attempt: string | null) => Promise<WrittenReply | CommittedApiError>;

  function write(request: FastifyRequest, input: Input, caller: Caller | null, work: Work) {
    const secret = platform.config.DATA_ENCRYPTION_SECRET;
    const attempt = route.repeatable ? null : attemptOf(request.headers['idempotency-key'], { route, input, caller, secret });
    if (route.secret) return transaction(platform.db, (tx) => work(tx, attempt && hashOf(attempt.key, attempt.requestHash)));
    return transaction(platform.db, (tx) => once(tx, attempt, secret, () => work(tx, null)));
  }

  function localeOf(request: FastifyRequest, input: Input): Locale {
    const production = platform.config.ENVIRONMENT === 'production';
    const { language } = input.query as { language?: string };
    return language ? resolveLocale(language, { production }) : preferredLocale(request.headers['accept-language'], { production });
  }

  function writtenFrom({ body, notice, version }: RouteReply<unknown>): WrittenReply {
    if (route.contentType !== 'application/json') return { text: String(body), version: null };
    return { text: serialize({ body, ...(notice && { code: notice, message: successMessages[notice] }) }), version: version ?? null };
  }

  function send(reply: FastifyReply, { text, version }: WrittenReply): FastifyReply {
    if (version !== null) reply.header('etag', etagOf(version));
    reply.header('cache-control', route.cacheSeconds > 0 ? `public, max-age=${route.cacheSeconds}` : 'no-store');
    if (route.cacheSeconds > 0) reply.header('vary', 'Accept-Language, Accept-Encoding');
    if (route.contentType === 'application/octet-stream') return reply.type(route.contentType).send(Buffer.from(text, 'latin1'));
    return reply.type(`${route.contentType}; charset=utf-8`).send(text);
  }
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
