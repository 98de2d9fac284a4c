import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from './sessions.ts';

interface Method {
  allowed?: unknown;
  threshold?: unknown;
  level?: unknown;
  authenticity?: unknown;
}

interface SessionRequest {
  type?: unknown;
  ttl?: unknown;
  reference_id?: unknown;
  callback?: { url?: unknown; auto?: unknown };
  callback_url?: unknown;
  notification_url?: unknown;
  cancel_url?: unknown;
  [method: string]: unknown;
}

const MINUTE = 60;
const MONTH = 31 * 24 * 3600;
const METHODS = ['age_estimation', 'digital_id', 'doc_scan'] as const;

const sendError = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ error_code: code, error_message: message });

/** A reference that begins with one of these prefixes makes the service fail: throttled, broken, or without a response. */
const magic: Readonly<Record<string, number | 'no answer at all'>> = { 'busy-': 429, 'broken-': 503, 'silent-': 'no answer at all' };

/**
 * Returns 401 for a missing or unknown SDK ID and 403 for a wrong API key; the development settings of the server contain the right ones.
 */
function accessError({ headers }: FastifyRequest): number | null {
  if (headers['yoti-sdk-id'] !== 'development') return 401;
  return headers.authorization === 'Bearer development-only' ? null : 403;
}

/** Notification URLs require HTTPS, except on this machine. */
const isNotifiable = (url: unknown) => typeof url === 'string' && /^(https:\/\/|http:\/\/127\.0\.0\.1[:/])/.test(url);
const isUrl = (url: unknown) => typeof url === 'string' && URL.canParse(url);

function methodError(body: SessionRequest): string | null {
  const methods = METHODS.map((name) => body[name] as Method | undefined).filter((method) => method?.allowed === true);
  if (methods.length === 0) return 'no method is allowed';
  for (const { threshold, level = 'NONE', authenticity = 'AUTO' } of methods as Method[]) {
    if (!Number.isInteger(threshold)) return 'threshold: must be an integer';
    if (!['NONE', 'PASSIVE'].includes(String(level))) return 'level: must be a valid value';
    if (!['AUTO', 'MANUAL', 'NOT_APPLICABLE'].includes(String(authenticity))) return 'authenticity: must be a valid value';
  }
  return null;
}

/** Returns the documented error for an invalid session request, or null. */
function sessionError(body: SessionRequest): string | null {
  const { type = 'OVER', ttl = 900, callback, notification_url: notify, cancel_url: cancel } = body;
  if (!['OVER', 'UNDER', 'AGE'].includes(String(type))) return 'type: must be a valid value';
  if (typeof ttl !== 'number' || ttl < MINUTE || ttl > MONTH) return 'ttl: must be no less than 60 and no more than a month';
  if (!isUrl(callback?.url ?? body.callback_url)) return 'callback: url is required';
  if (cancel !== undefined && !isUrl(cancel)) return 'cancel_url: must be a URL';
  if (notify !== undefined && !isNotifiable(notify)) return 'notification_url: must use HTTPS';
  return methodError(body);
}

/** Yoti's documented age verification API: creates a session and returns its result. */
export function mountSessionsApi(app: FastifyInstance, sessions: Sessions): void {
  app.post<{ Body: SessionRequest }>('/yoti/api/v1/sessions', (request, reply) => {
    const status = accessError(request);
    if (status) return sendError(reply, status, 'UNAUTHORIZED', 'Unauthorized');
    const { body } = request;
    const reference = String(body.reference_id ?? '');
    const failure = Object.entries(magic).find(([start]) => reference.startsWith(start))?.[1];
    if (failure === 'no answer at all') return reply.hijack();
    if (failure) return sendError(reply, failure, 'UNAVAILABLE', 'Please try again later');
    const error = sessionError(body);
    if (error) return sendError(reply, 400, 'BAD_REQUEST', error);
    const { id, endsAt } = sessions.begin({
      reference,
      returnTo: String(body.callback?.url ?? body.callback_url),
      notificationUrl: typeof body.notification_url === 'string' ? body.notification_url : null,
      ttl: Number(body.ttl ?? 900),
    });
    return reply.send({ id, status: 'PENDING', expires_at: new Date(endsAt).toISOString() });
  });

  app.get<{ Params: { id: string } }>('/yoti/api/v1/sessions/:id/result', (request, reply) => {
    const errorStatus = accessError(request);
    if (errorStatus) return sendError(reply, errorStatus, 'UNAUTHORIZED', 'Unauthorized');
    const session = sessions.find(request.params.id);
    if (!session) return sendError(reply, 404, 'NOT_FOUND', 'Session not found');
    const { id, status, reference } = session;
    return reply.send({
      id,
      type: 'OVER',
      status,
      reference_id: reference,
      ...(status === 'COMPLETE' && { method: 'AGE_ESTIMATION', age: 25 }),
    });
  });
}
