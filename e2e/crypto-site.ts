import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const PACKAGES = join(import.meta.dirname, '../packages');
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";

/** Bundles one script of `packages` without imports, minified like the web app. */
export async function bundled(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { vitest: join(PACKAGES, 'crypto/test/browser/vitest-shim.ts') } },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(PACKAGES, file), preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error('expected one build');
  return result.output[0].code;
}

export const compressedKb = (script: string): number => gzipSync(script, { level: 9 }).length / 1024;

/** Serves scripts from an origin of their own, with storage, locks and workers as on the real site. */
export async function aSite(scripts: Record<string, string>): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const script = scripts[path];
    response.setHeader('content-security-policy', POLICY);
    if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(script);
    else if (path === '/favicon.ico') response.writeHead(404).end();
    else
      response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><title>crypto</title><script type="module" src="${path}.js"></script>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** Writes a line to the test report. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
