import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

describe('the help during development', () => {
  let server: Awaited<ReturnType<typeof createServer>>;
  let origin: string;

  beforeAll(async () => {
    // Found otherwise from the working directory, which is that of the tests.
    vi.stubEnv('LINGUI_CONFIG', join(import.meta.dirname, 'lingui.config.ts'));
    const isolated = { host: '127.0.0.1', port: 0, strictPort: false, proxy: {}, watch: null, hmr: false, ws: false } as const;
    server = await createServer({ root: import.meta.dirname, logLevel: 'error', server: isolated, optimizeDeps: { noDiscovery: true } });
    await server.listen();
    origin = server.resolvedUrls?.local[0] ?? '';
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });

  const open = (path: string, language = 'en') =>
    fetch(new URL(path, origin), { headers: { 'accept-language': language, accept: 'text/html' } });

  it('serves the index and an article with their style sheets', async () => {
    const index = await (await open('/help')).text();
    expect(index).toContain('<a href="/help/blackmail">');
    expect(await (await open('/help/blackmail')).text()).toContain('Who helps');
    const [, style = ''] = /<link rel="stylesheet" href="([^"]*help\.module\.css[^"]*)"/.exec(index) ?? [];
    const [, name = 'none'] = / class="(_groups_[^" ]+)"/.exec(index) ?? [];
    const sheet = await open(style);
    expect(sheet.headers.get('content-type')).toContain('text/css');
    expect(await sheet.text()).toContain(name);
  });

  it('serves the language of the browser, or of the URL', async () => {
    expect(await (await open('/help', 'uk')).text()).toContain('<html lang="uk"');
    expect(await (await open('/help?language=he', 'uk')).text()).toContain('<html lang="he" dir="rtl"');
  });

  it('serves the scripts and the search index that a page names', async () => {
    const page = await (await open('/help/scams')).text();
    const [, index = ''] = /data-search="([^"]+)"/.exec(page) ?? [];
    expect(await (await open(index)).json()).toHaveProperty('documentCount', 16);
    for (const [, script = ''] of page.matchAll(/<script type="module" src="(\/src\/[^"]+)"/g))
      expect((await open(script)).status).toBe(200);
  });

  it('leaves an article that does not exist to the app', async () => {
    expect(await (await open('/help/none')).text()).toContain('<div id="root">');
  });
});
