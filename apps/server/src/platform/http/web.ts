import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR = 31_536_000;

/**
 * The policy of our own pages: scripts only from ourselves, never inline, nothing framed, nothing sent elsewhere.
 * Styles may be inline, because the components set sizes and colours on elements.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the built web app beside the api: its files for good, its page for every address that is not a file. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<(reply: FastifyReply) => FastifyReply> {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // Files under assets/ are named after their contents; all others may change.
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600'),
  });
  return (reply) =>
    reply
      .code(200)
      .header('content-security-policy', pagePolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
}
