import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { markupOf, type Html } from './html.ts';

declare module 'fastify' {
  interface FastifyReply {
    page(page: Html): FastifyReply;
  }
}

const style = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8');

/** Adds `reply.page` and the style sheet of all pages. */
export function servePages(app: FastifyInstance): void {
  app.decorateReply('page', function page(this: FastifyReply, content: Html) {
    return (
      this.type('text/html; charset=utf-8')
        // Even if a text escaped its quotes, the page could run no script and request no other site.
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        )
        .header('cache-control', 'no-store')
        .send(markupOf(content))
    );
  });
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
