import { isWriting } from '@subrosa/contract/route';
import { notices } from '@subrosa/contract/notices';
import { preferredLocale, resolveLocale, type Locale } from '@subrosa/rules/reference/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { CallPlatform } from '../platform.ts';
import type { Principal } from '../tokens/tokens.ts';
import { authenticate } from './authentication.ts';
import { asAnswer, type Answer, type Endpoint } from './endpoint.ts';
import { attemptOf, once, type WrittenReply } from './idempotency.ts';
import { parseInput, type Input } from './input.ts';
import { networkKey } from './network.ts';
import type { Limiter } from './rate-limit.ts';
import { replySerializer } from './serialize.ts';
import { etagOf, versionOf } from './version.ts';

interface Mounting {
  platform: CallPlatform;
  limiter: Limiter;
}

/** The path of every call: authenticate, limit, validate, transaction, handle, answer. */
export function mount(app: FastifyInstance, endpoint: Endpoint, { platform, limiter }: Mounting): void {
  const { route, rule } = endpoint;
  const serialize = replySerializer(route.reply);
  const handle = endpoint.handle as (call: object, platform: CallPlatform) => unknown;

  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const caller = await authenticate(request, route, rule, platform.tokens);
      if (rule.limit) await limiter(endpoint.name, rule.limit, limitKey(request, caller, rule.limit.by));
      const input = parseInput(route, request);
      const call = { ...input, caller, locale: localeOf(request, input), version: versionOf(request.headers['if-match'], route) };
      const written = isWriting(route.method)
        ? await write(request, input, caller, (tx) => handle({ ...call, tx }, platform))
        : writtenFrom(asAnswer(await handle({ ...call, db: platform.db }, platform)));
      return send(reply, written);
    },
  });

  function write(request: FastifyRequest, input: Input, caller: Principal | null, work: (tx: Tx) => unknown) {
    const attempt = attemptOf(request.headers['idempotency-key'], route, input, caller);
    return transaction(platform.db, (tx) => once(tx, attempt, async () => writtenFrom(asAnswer(await work(tx)))));
  }

  function limitKey(request: FastifyRequest, caller: Principal | null, by: 'network' | 'member'): string {
    return by === 'member' && caller ? caller.memberId : networkKey(request.ip, platform.config.NETWORK_SECRET);
  }

  function localeOf(request: FastifyRequest, input: Input): Locale {
    const production = platform.config.ENVIRONMENT === 'production';
    const { language } = input.query as { language?: string };
    return language ? resolveLocale(language, { production }) : preferredLocale(request.headers['accept-language'], { production });
  }

  function writtenFrom({ body, notice, version }: Answer<unknown>): WrittenReply {
    return { text: serialize({ body, ...(notice && { code: notice, message: notices[notice] }) }), version: version ?? null };
  }

  function send(reply: FastifyReply, { text, version }: WrittenReply): FastifyReply {
    if (version !== null) reply.header('etag', etagOf(version));
    reply.header('cache-control', route.cacheSeconds > 0 ? `public, max-age=${route.cacheSeconds}` : 'no-store');
    if (route.cacheSeconds > 0) reply.header('vary', 'Accept-Language, Accept-Encoding');
    return reply.type('application/json; charset=utf-8').send(text);
  }
}
