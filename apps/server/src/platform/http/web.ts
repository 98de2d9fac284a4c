import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { helpPages } from './help.ts';
import { landingPages, type Page, type Site } from './landing.ts';

const YEAR = 31_536_000;

/** Strings cannot become HTML or script; only the app's policy `subrosa` may create worker URLs. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types subrosa'];

/** The one other host to which pages connect. Throws for a source that would allow more, such as `https://*.example`. */
function uploadHost(endpoint: string): string {
  const { origin, host, protocol } = new URL(endpoint);
  if (!/^https?:$/.test(protocol) || !/^[\w.:[\]-]+$/.test(host)) throw new Error(`uploads need one host, not ${endpoint}`);
  return origin;
}

/**
 * The policy of our pages: only our own scripts, none inline, no frames, and connections only to us and to the store for
 * uploads. Inline styles are allowed, because components set sizes and colours on elements. WebAssembly is for key
 * derivation. Videos use blobs, because the player assembles them.
 */
const pagePolicy = (storeUrl: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    storeUrl ? `connect-src 'self' ${uploadHost(storeUrl)}` : "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
  ].join('; ');

/** A worker does not use the policy of its page but that of its own script. */
const scriptPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  ...trustedTypes,
].join('; ');

/** A script at the root is the service worker, which must always be current. */
const rootCaching = (path: string) => (isScript(path) ? 'no-cache' : 'public, max-age=3600');

const isScript = (path: string) => /\.js(?:\.br|\.gz)?$/.test(path);

/**
 * Serves the built web app beside the api: immutable assets, the landing page, the help, and the app page for every other URL that is
 * not a file.
 */
export async function serveWeb(
  app: FastifyInstance,
  site: Site & { /** Where browsers send uploads. */ storeUrl?: string },
): Promise<(reply: FastifyReply) => FastifyReply> {
  const { root } = site;
  const policy = pagePolicy(site.storeUrl);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // Needed for /.well-known/security.txt. Vite's manifest is only for our own checks.
    serveDotFiles: true,
    // Pages have their own routes, with the page policy.
    globIgnore: ['index.html', '{landing,help}/**', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files under assets/ have a content hash in their name; all others may change.
      reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : rootCaching(path));
      if (isScript(path)) reply.header('content-security-policy', scriptPolicy);
    },
  });

  const asPage = (reply: FastifyReply) =>
    reply.code(200).header('content-security-policy', policy).header('cache-control', 'no-cache').type('text/html; charset=utf-8');

  const sendStatic = (find: (request: FastifyRequest) => Page | null) => (request: FastifyRequest, reply: FastifyReply) => {
    const found = find(request);
    if (!found) return asPage(reply).send(page);
    asPage(reply).header('vary', 'Accept-Language, Accept-Encoding');
    const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '');
    return gzip ? reply.header('content-encoding', 'gzip').send(found.gzipped) : reply.send(found.plain);
  };

  app.get('/', sendStatic(landingPages(site)));
  const findHelp = helpPages(site);
  app.get('/help', sendStatic(findHelp));
  app.get('/help/:slug', sendStatic(findHelp));
  return (reply) => asPage(reply).send(page);
}
