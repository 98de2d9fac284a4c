import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { magicResponses } from './magic-responses.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';
import { findVapidProblem } from './vapid.ts';

const LARGEST = 4096;
const TOPIC = /^[\w-]{1,32}$/;
const URGENCIES = new Set(['very-low', 'low', 'normal', 'high']);

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;
const sendError = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ message });

/** The subscription as a browser returns it to its page. */
function viewSubscription(request: FastifyRequest, { id, keys }: Subscription) {
  return { endpoint: `${originOf(request)}/push/${id}`, expirationTime: null, keys };
}

/**
 * A push service (RFC 8030) that checks the signatures of RFC 8292. It also simulates the browser, which alone can decrypt messages (RFC
 * 8291).
 */
export function mountPushApi(app: FastifyInstance, subscriptions: Subscriptions): void {
  const failedLast = new Set<string>();

  app.post<{ Body: { applicationServerKey?: string; answers?: string } | null }>('/push/subscriptions', (request, reply) => {
    const { applicationServerKey = null, answers } = request.body ?? {};
    const magic = answers === undefined ? null : magicResponses.get(answers);
    if (magic === undefined) return sendError(reply, 400, `answers is one of ${[...magicResponses.keys()].join(', ')}`);
    return reply.code(201).send(viewSubscription(request, subscriptions.add({ applicationServerKey, magic })));
  });

  app.get<{ Params: { id: string } }>('/push/:id/messages', (request, reply) => {
    const found = subscriptions.find(request.params.id);
    return found ? reply.send({ messages: found.messages, taken: found.taken }) : sendError(reply, 404, 'no such subscription');
  });

  app.register(async (api) => {
    api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    api.post<{ Params: { id: string }; Body: Buffer | undefined }>('/push/:id', (request, reply) => {
      const found = subscriptions.find(request.params.id);
      if (!found) return sendError(reply, 404, 'no such subscription');
      if (found.magic && !(found.magic.once && failedLast.delete(found.id))) {
        if (found.magic.once) failedLast.add(found.id);
        return respondMagic(reply, found.magic);
      }
      const problem = problemOf(request, found);
      if (problem) return sendError(reply, problem.status, problem.message);
      const { ttl, topic = null, urgency = 'normal' } = request.headers as Record<string, string>;
      const message = found.receive({ at: new Date(), ttl: Number(ttl), urgency, topic }, request.body ?? Buffer.alloc(0));
      return reply
        .code(201)
        .header('location', `${originOf(request)}/push/message/${message.id}`)
        .header('ttl', ttl)
        .send();
    });
  });
}

function respondMagic(reply: FastifyReply, { status, retryAfter }: { status: number; retryAfter?: number }) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 307) reply.header('location', 'http://127.0.0.1:1/inside');
  return sendError(reply, status, 'as requested');
}

function problemOf(request: FastifyRequest<{ Body: Buffer | undefined }>, found: Subscription): { status: number; message: string } | null {
  const { ttl, topic, urgency, 'content-encoding': encoding, authorization } = request.headers;
  const { applicationServerKey } = found;
  const problem = findVapidProblem(authorization, { origin: originOf(request), applicationServerKey, now: new Date() });
  if (problem) return { status: authorization ? 403 : 401, message: problem };
  if (!/^\d+$/.test(String(ttl))) return { status: 400, message: 'TTL is missing' };
  if (topic !== undefined && !TOPIC.test(String(topic))) return { status: 400, message: 'Topic has up to 32 letters of base64url' };
  if (urgency !== undefined && !URGENCIES.has(String(urgency))) return { status: 400, message: 'Urgency is not known' };
  if (encoding !== 'aes128gcm') return { status: 400, message: 'Content-Encoding is not aes128gcm' };
  return (request.body?.length ?? 0) > LARGEST ? { status: 413, message: `more than ${LARGEST} bytes` } : null;
}
