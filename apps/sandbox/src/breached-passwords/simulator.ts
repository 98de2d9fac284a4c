import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Simulator } from '../simulator.ts';
import { magicPrefixes } from './magic-prefixes.ts';
import { rangesPage } from './ranges-page.ts';

const PADDED = { least: 800, most: 1000 };
const MAX_REQUESTS = 200;

/** https://haveibeenpwned.com/API/v3#PwnedPasswords, with the passwords that were added to this simulator. */
export function breachedPasswordsSimulator(): Simulator {
  const counts = new Map<string, number>();
  let requested: readonly string[] = [];

  function linesOf(prefix: string): string[] {
    const known = [...counts].filter(([hash]) => hash.startsWith(prefix)).map(([hash, count]) => `${hash.slice(5)}:${count}`);
    const padding = Math.max(0, randomInt(PADDED.least, PADDED.most + 1) - known.length);
    return [
      ...known,
      ...Array.from({ length: padding }, () => `${randomBytes(18).toString('hex').slice(0, 35).toUpperCase()}:0`),
    ].toSorted();
  }

  return {
    name: 'Breached passwords',
    description: 'Plays Pwned Passwords. A new password that was added here is refused.',
    page: '/breached-passwords',
    mount: (app) => {
      app.get<{ Params: { prefix: string } }>('/breached-passwords/range/:prefix', (request, reply) => {
        reply.type('text/plain');
        if (!request.headers['user-agent']) return reply.code(403).send('Forbidden');
        const prefix = request.params.prefix.toUpperCase();
        if (!/^[0-9A-F]{5}$/.test(prefix)) return reply.code(400).send('The hash prefix was not in a valid format');
        // The real service also responds without padding; the app must always request it.
        if (request.headers['add-padding'] !== 'true') return reply.code(400).send('The sandbox wants Add-Padding: true');
        if ('authorization' in request.headers || 'cookie' in request.headers || 'x-forwarded-for' in request.headers) {
          return reply.code(400).send('The sandbox wants to know nothing about who asks');
        }
        requested = [prefix, ...requested].slice(0, MAX_REQUESTS);
        const magic = magicPrefixes.get(prefix)?.response;
        if (magic === 'no answer at all') return reply.hijack();
        return magic ? reply.code(magic.status).send(magic.text) : reply.send(linesOf(prefix).join('\r\n'));
      });

      app.register(async (pages) => {
        pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
          done(null, new URLSearchParams(String(body)));
        });
        pages.get('/breached-passwords', (_request, reply) => reply.page(rangesPage({ requested, known: counts.size })));
        pages.post<{ Body: URLSearchParams }>('/breached-passwords', (request, reply) => {
          const hash = createHash('sha1')
            .update(request.body.get('password') ?? '')
            .digest('hex')
            .toUpperCase();
          counts.set(hash, (counts.get(hash) ?? 0) + 1);
          return reply.redirect('/breached-passwords', 303);
        });
        pages.get('/breached-passwords/requested', () => ({ requested }));
      });
    },
  };
}
