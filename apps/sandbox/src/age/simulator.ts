import type { KeyObject } from 'node:crypto';
import type { Simulator } from '../simulator.ts';
import { createNotifier } from './notify.ts';
import { checkPage, sessionsPage } from './pages.ts';
import { mountSessionsApi } from './sessions-api.ts';
import { createSessions, type AgeSession, type SessionStatus } from './sessions.ts';

const endings: readonly SessionStatus[] = ['COMPLETE', 'FAIL', 'CANCELLED'];

/** `key` signs the notifications; tests that verify signatures pass their own. */
export function ageSimulator(now: () => Date, key?: KeyObject): Simulator {
  const sessions = createSessions();
  const notify = createNotifier(key, now);

  function notified(session: AgeSession, state: string): Promise<number | null> {
    session.attempts += 1;
    return notify(session, state);
  }

  return {
    name: 'Age checks',
    description: 'Plays Yoti Age Verification. Who is sent here says what would have been found.',
    page: '/yoti',
    mount: (app) => {
      mountSessionsApi(app, sessions);
      app.register(async (pages) => {
        pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
          done(null, new URLSearchParams(String(body)));
        });
        pages.get<{ Querystring: { sessionId?: string } }>('/yoti', (request, reply) => {
          const session = sessions.find(request.query.sessionId ?? '');
          return reply.page(session ? checkPage(session) : sessionsPage(sessions.list()));
        });
        pages.post<{ Params: { id: string }; Body: URLSearchParams }>('/yoti/sessions/:id', async (request, reply) => {
          const session = sessions.find(request.params.id);
          const status = endings.find((ending) => ending === request.body.get('status'));
          if (!session || !status) return reply.code(404).send({ error_code: 'NOT_FOUND' });
          if (session.status === 'PENDING') session.status = status;
          if (status !== 'CANCELLED') await notified(session, status);
          const back = new URL(session.returnTo);
          back.searchParams.set('sessionId', session.id);
          return reply.redirect(back.href, 303);
        });
        // For tests: sends another notification for a session, which may be false.
        pages.post<{ Params: { id: string }; Body: URLSearchParams }>('/yoti/sessions/:id/notify', async (request, reply) => {
          const session = sessions.find(request.params.id);
          if (!session) return reply.code(404).send({ error_code: 'NOT_FOUND' });
          return { status: await notified(session, request.body.get('state') ?? session.status) };
        });
      });
    },
  };
}
