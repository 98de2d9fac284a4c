import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from './sessions.ts';

interface Creating {
  type?: string;
  ttl?: number;
  reference_id?: string;
  callback?: { url?: string };
}

const SHORTEST_TTL = 60;

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ error_code: code, error_message: message });

/** A reference that begins with this makes the service fail as it may: throttled, broken, or silent. */
const magic: Readonly<Record<string, number | 'no answer at all'>> = { 'busy-': 429, 'broken-': 503, 'silent-': 'no answer at all' };

const isKnown = ({ headers }: FastifyRequest) => Boolean(headers['yoti-sdk-id']) && /^Bearer .+/.test(headers.authorization ?? '');

/** https://developers.yoti.com/age-verification: creating a session and asking for its result. */
export function mountSessionsApi(app: FastifyInstance, sessions: Sessions): void {
  app.post<{ Body: Creating }>('/yoti/api/v1/sessions', (request, reply) => {
    if (!isKnown(request)) return refuse(reply, 401, 'UNAUTHORIZED', 'Unauthorized');
    const { type = 'OVER', ttl = 900, reference_id: reference = '', callback } = request.body;
    const failure = Object.entries(magic).find(([start]) => reference.startsWith(start))?.[1];
    if (failure === 'no answer at all') return reply.hijack();
    if (failure) return refuse(reply, failure, 'UNAVAILABLE', 'Please try again later');
    if (!['OVER', 'UNDER', 'AGE'].includes(type)) return refuse(reply, 400, 'BAD_REQUEST', 'type: must be a valid value');
    if (ttl < SHORTEST_TTL) return refuse(reply, 400, 'BAD_REQUEST', 'ttl: must be no less than 60');
    if (!callback?.url) return refuse(reply, 400, 'BAD_REQUEST', 'callback: url is required');
    const { id, status, endsAt } = sessions.begin({ reference, returnTo: callback.url, ttl });
    return reply.code(201).send({ id, status, expires_at: new Date(endsAt).toISOString() });
  });

  app.get<{ Params: { id: string } }>('/yoti/api/v1/sessions/:id/result', (request, reply) => {
    if (!isKnown(request)) return refuse(reply, 401, 'UNAUTHORIZED', 'Unauthorized');
    const session = sessions.find(request.params.id);
    if (!session) return refuse(reply, 404, 'NOT_FOUND', 'Session not found');
    const { id, status, reference } = session;
    return reply.send({ id, type: 'OVER', status, reference_id: reference, ...(status === 'COMPLETE' && { method: 'AGE_ESTIMATION' }) });
  });
}
