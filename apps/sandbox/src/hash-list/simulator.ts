import type { Simulator } from '../simulator.ts';
import { banksPage } from './banks-page.ts';
import { createBanks, PDQ } from './banks.ts';
import { mountLookupApi } from './lookup-api.ts';

const OWN_BANK = 'LOCAL';

export function hashListSimulator(): Simulator {
  const banks = createBanks();

  return {
    name: 'Known pictures',
    description: 'Plays Hasher-Matcher-Actioner. Uploads that look like a picture on its list are stopped.',
    page: '/hash-list',
    mount: (app) => {
      mountLookupApi(app, banks);
      app.register(async (pages) => {
        pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
          done(null, new URLSearchParams(String(body)));
        });
        pages.get('/hash-list', (_request, reply) => reply.page(banksPage({ known: banks.list(), complaint: '' })));
        pages.post<{ Body: URLSearchParams }>('/hash-list', (request, reply) => {
          const pdq = request.body.get('pdq')?.trim().toLowerCase() ?? '';
          if (!PDQ.test(pdq)) {
            const problem = 'A PDQ hash has 64 hexadecimal digits.';
            return reply.code(400).page(banksPage({ known: banks.list(), complaint: problem }));
          }
          banks.add(OWN_BANK, pdq);
          return reply.redirect('/hash-list', 303);
        });
        pages.post<{ Params: { id: string } }>('/hash-list/:id/remove', (request, reply) => {
          banks.remove(Number(request.params.id));
          return reply.redirect('/hash-list', 303);
        });
      });
    },
  };
}
