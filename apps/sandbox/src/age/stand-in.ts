import type { StandIn } from '../stand-in.ts';
import { checkPage, sessionsPage } from './pages.ts';
import { mountSessionsApi } from './sessions-api.ts';
import { createSessions, type SessionStatus } from './sessions.ts';

const endings: readonly SessionStatus[] = ['COMPLETE', 'FAIL', 'CANCELLED'];

export function ageStandIn(): StandIn {
  const sessions = createSessions();

  return {
    name: 'Age checks',
    about: 'Plays Yoti Age Verification. Who is sent here says what would have been found.',
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
        pages.post<{ Params: { id: string }; Body: URLSearchParams }>('/yoti/sessions/:id', (request, reply) => {
          const session = sessions.find(request.params.id);
          const status = endings.find((ending) => ending === request.body.get('status'));
          if (!session || !status) return reply.code(404).send({ error_code: 'NOT_FOUND' });
          if (session.status === 'PENDING') session.status = status;
          return reply.redirect(session.returnTo, 303);
        });
      });
    },
  };
}
