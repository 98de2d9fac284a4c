import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../test/support/test-api.ts';
import { serveWeb } from './web.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Creates a build of the web app with landing pages in these languages. */
function aBuild(languages: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'subrosa-web-'));
  folders.push(root);
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, 'landing'));
  mkdirSync(join(root, 'help'));
  mkdirSync(join(root, '.vite'));
  mkdirSync(join(root, '.well-known'));
  writeFileSync(join(root, 'index.html'), '<title>app</title>');
  writeFileSync(join(root, 'icon.svg'), '<svg/>');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(root, '.well-known/security.txt'), 'Contact: mailto:security@app.example');
  writeFileSync(join(root, 'push-worker.js'), 'true');
  writeFileSync(join(root, 'assets/main-1a2b.js'), 'true');
  writeFileSync(join(root, 'assets/main-1a2b.js.br'), 'compressed');
  for (const language of languages) {
    writeFileSync(join(root, 'landing', `${language}.html`), `<title>landing ${language}</title><link href="%PUBLIC_URL%/">`);
    mkdirSync(join(root, 'help', language));
    for (const name of ['index', 'scams'])
      writeFileSync(join(root, 'help', language, `${name}.html`), `<title>help ${name} ${language}</title>`);
  }
  return root;
}

describe('serveWeb beside the api', () => {
  const api = useApi({ config: { WEB_ROOT: aBuild(['en', 'uk', 'he']), PUBLIC_URL: 'https://app.example' } });
  const open = (path: string, headers: Record<string, string> = {}) =>
    api.request('GET', path, { headers: { accept: 'text/html', ...headers } });

  it('serves the landing page in the language of the URL, before that of the browser', async () => {
    const answer = await open('/?language=uk', { 'accept-language': 'he' });
    expect(await answer.text()).toContain('landing uk');
  });

  it('serves the landing page in the browser’s best language, with Vary: Accept-Language', async () => {
    const answer = await open('/', { 'accept-language': 'fr, he;q=0.8, uk;q=0.5' });
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    expect(await answer.text()).toContain('landing he');
  });

  it('serves the landing page in English when no requested language is available', async () => {
    expect(await (await open('/?language=fr')).text()).toContain('landing en');
    expect(await (await open('/', { 'accept-language': 'fr' })).text()).toContain('landing en');
    expect(await (await open('/?language=uk&language=he')).text()).toContain('landing en');
    expect(await (await open('/?language=ar')).text()).toContain('landing en');
  });

  it('serves the help and its articles in the language of the URL, else of the browser, else in English', async () => {
    expect(await (await open('/help?language=uk')).text()).toContain('help index uk');
    expect(await (await open('/help/scams?language=uk', { 'accept-language': 'he' })).text()).toContain('help scams uk');
    const answer = await open('/help/scams', { 'accept-language': 'he' });
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(await answer.text()).toContain('help scams he');
    expect(await (await open('/help/scams?language=ru')).text()).toContain('help scams en');
  });

  it('serves the app for an article that does not exist', async () => {
    for (const path of ['/help/none', '/help/..%2f..%2findex']) expect(await (await open(path)).text()).toContain('<title>app');
  });

  it('inserts the public URL into the landing page', async () => {
    expect(await (await open('/')).text()).toContain('href="https://app.example/"');
  });

  it('compresses the landing page for clients that accept gzip', async () => {
    expect((await open('/', { 'accept-encoding': 'br, gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await open('/', { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull();
    expect((await open('/', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  it('serves a file precompressed at build time to clients that accept it', async () => {
    expect((await open('/assets/main-1a2b.js', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect(await (await open('/assets/main-1a2b.js', { 'accept-encoding': 'identity' })).text()).toBe('true');
    expect((await open('/assets/main-1a2b.js.br', { accept: '*/*' })).status).toBe(404);
  });

  it.each(['/', '/approach'])('sends the page policy and no-cache for %s', async (path) => {
    const { headers } = await open(path);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('strict-transport-security')).not.toBeNull();
  });

  it.each(['/', '/approach'])('requires trusted types in %s', async (path) => {
    const policy = (await open(path)).headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types subrosa');
  });

  it.each(['br', 'identity'])('lets workers load our scripts and compile WebAssembly, and nothing else (%s)', async (encoding) => {
    const { headers } = await open('/assets/main-1a2b.js', { 'accept-encoding': encoding });
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types subrosa",
    );
  });

  it('sends the policy of the api for a picture', async () => {
    expect((await open('/icon.svg')).headers.get('content-security-policy')).toContain("trusted-types 'none'");
  });

  it('serves the app for every URL that is not a file', async () => {
    expect(await (await open('/approach')).text()).toContain('<title>app');
    expect(await (await open('/landing/en.html')).text()).toContain('<title>app');
  });

  it('returns 404 for a missing asset and an unknown route', async () => {
    for (const path of ['/assets/none.js', '/api/none']) {
      const answer = await open(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'resource.notFound' });
    }
  });

  it('marks assets with a content hash as immutable, and no other files', async () => {
    expect((await open('/assets/main-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await open('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('serves the service worker from the root, uncached, with the script policy', async () => {
    const { headers, status } = await open('/push-worker.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  });
});

describe('serveWeb', () => {
  const apps: FastifyInstance[] = [];
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  async function aSite(languages: readonly string[], production: boolean): Promise<FastifyInstance> {
    const app = Fastify();
    apps.push(app);
    await serveWeb(app, { root: aBuild(languages), publicUrl: 'https://app.example', production });
    return app;
  }

  let production: FastifyInstance;
  beforeAll(async () => {
    production = await aSite(['en', 'he'], true);
  });

  it('allows pages only uploads to the store and media from blobs', async () => {
    const app = Fastify();
    apps.push(app);
    const site = { root: aBuild([]), publicUrl: 'https://app.example', production: false };
    await serveWeb(app, { ...site, storeUrl: 'https://store.example/path?query' });
    const policy = String((await app.inject('/')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("connect-src 'self' https://store.example");
    expect(policy).toContain("media-src 'self' blob:");
    expect(policy).toContain("img-src 'self' data: blob:");
  });

  it('lets pages connect to no host but ours and one store', async () => {
    const app = Fastify();
    apps.push(app);
    await serveWeb(app, { root: aBuild([]), publicUrl: 'https://app.example', production: false, storeUrl: 'http://127.0.0.1:9000' });
    const policy = String((await app.inject('/')).headers['content-security-policy']).split('; ');
    expect(policy.filter((directive) => /^(?:connect|default)-src/.test(directive))).toEqual([
      "default-src 'none'",
      "connect-src 'self' http://127.0.0.1:9000",
    ]);
  });

  it.each([
    'https://*.example',
    'https://*',
    'wss://store.example',
    'data:text/plain,store',
    'blob:https://store.example/1',
    'https://one.example;x',
  ])('rejects %s as the store', async (storeUrl) => {
    const app = Fastify();
    apps.push(app);
    const site = { root: aBuild([]), publicUrl: 'https://app.example', production: false, storeUrl };
    await expect(serveWeb(app, site)).rejects.toThrow('uploads need one host');
  });

  it('serves security.txt as plain text, and hides the manifest of the build', async () => {
    const found = await production.inject('/.well-known/security.txt');
    expect(found.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(found.body).toBe('Contact: mailto:security@app.example');
    expect((await production.inject('/.vite/manifest.json')).statusCode).toBe(404);
  });

  it('serves no unreleased language in production', async () => {
    expect((await production.inject('/?language=he')).body).toContain('landing en');
  });

  it('serves the app at / when the build has no landing page', async () => {
    const site = await aSite([], false);
    expect((await site.inject('/')).body).toContain('<title>app');
  });
});
