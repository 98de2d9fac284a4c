import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { landingPages, type Site } from './landing.ts';

const YEAR = 31_536_000;

/** No string becomes HTML or script; only the app's one policy, `subrosa`, may name a worker. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types subrosa'];

/**
 * The policy of our own pages: scripts only from ourselves, never inline, nothing framed, nothing sent elsewhere but uploads to the store.
 * Styles may be inline, because the components set sizes and colours on elements. WebAssembly is for deriving keys.
 * A video is put together by its player, so it comes from a blob.
 */
const pagePolicy = (storeOrigin: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    storeOrigin ? `connect-src 'self' ${storeOrigin}` : "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
  ].join('; ');

/** A worker does not share the policy of its page: it has that of the file it was started from. */
const scriptPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  ...trustedTypes,
].join('; ');

/** A script at the root is the service worker, which must be the newest. */
const rootCaching = (path: string) => (isScript(path) ? 'no-cache' : 'public, max-age=3600');

const isScript = (path: string) => /\.js(?:\.br|\.gz)?$/.test(path);

/** Serves the built web app beside the api: its files for good, the landing page, its page for every other address that is not a file. */
export async function serveWeb(
  app: FastifyInstance,
  site: Site & { /** Where browsers send uploads. */ storeOrigin?: string },
): Promise<(reply: FastifyReply) => FastifyReply> {
  const { root } = site;
  const policy = pagePolicy(site.storeOrigin);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const findLanding = landingPages(site);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // For /.well-known/security.txt. Vite's manifest is for our own checks.
    serveDotFiles: true,
    // Pages have addresses of their own, with the policy of pages.
    globIgnore: ['index.html', 'landing/**', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files under assets/ are named after their contents; all others may change.
      reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : rootCaching(path));
      if (isScript(path)) reply.header('content-security-policy', scriptPolicy);
    },
  });

  const asPage = (reply: FastifyReply) =>
    reply.code(200).header('content-security-policy', policy).header('cache-control', 'no-cache').type('text/html; charset=utf-8');

  app.get('/', (request, reply) => {
    const landing = findLanding(request);
    if (!landing) return asPage(reply).send(page);
    asPage(reply).header('vary', 'Accept-Language, Accept-Encoding');
    const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '');
    return gzip ? reply.header('content-encoding', 'gzip').send(landing.gzipped) : reply.send(landing.plain);
  });
  return (reply) => asPage(reply).send(page);
}
