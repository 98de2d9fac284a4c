import type { Simulator } from '../simulator.ts';
import { createTipline, failures } from './tipline.ts';
import { mountIspwsApi } from './ispws-api.ts';
import { tipsPage } from './tips-page.ts';

/** `now`: the clock of the reporting server, which a test can change. */
export function tiplineSimulator(now: () => Date): Simulator {
  const tipline = createTipline(now);

  return {
    name: 'Reports to the agency',
    description: 'Plays the CyberTipline Reporting API. What the named persons confirmed arrives here.',
    page: '/tipline',
    mount: (app) => {
      mountIspwsApi(app, tipline, now);
      app.register(async (pages) => {
        pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
          done(null, new URLSearchParams(String(body)));
        });
        pages.get('/tipline', (_request, reply) => reply.page(tipsPage(tipline.tips())));
        // For tests: the received reports, without their files.
        pages.get('/tipline/tips', (_request, reply) => reply.send({ tips: tipline.tips() }));
        pages.post<{ Body: URLSearchParams }>('/tipline/failures', (request, reply) => {
          const failure = request.body.get('failure') ?? '';
          if (!failures.includes(failure)) return reply.code(400).send({ message: 'no such failure' });
          tipline.failNext(request.body.get('path') ?? '', failure, Number(request.body.get('times') ?? 1));
          return reply.redirect('/tipline', 303);
        });
      });
    },
  };
}
