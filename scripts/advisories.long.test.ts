import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EXIT_NOT_CHECKED } from './verdict.ts';

const LOCK = {
  name: 'project',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: { '': { name: 'project', version: '1.0.0', dependencies: { leaky: '1.0.0' } }, 'node_modules/leaky': { version: '1.0.0' } },
};

let project: string;
let registry: Server | undefined;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'advisories-'));
  writeFileSync(join(project, 'package.json'), JSON.stringify(LOCK.packages['']));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(LOCK));
});
afterEach(() => {
  registry?.close();
  rmSync(project, { recursive: true });
});

/** Runs the check against a registry that returns this reply to requests for advisories. */
async function check(status: number, advisories: object): Promise<{ code: number | null; output: string }> {
  const answer = (text: string) => ({ 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  registry = createServer((request, response) => {
    const isBulkQuery = request.url?.includes('/advisories/bulk');
    const text = JSON.stringify(isBulkQuery ? advisories : { name: 'leaky', versions: { '1.0.0': { name: 'leaky', version: '1.0.0' } } });
    request.resume().once('end', () => response.writeHead(isBulkQuery || request.method === 'POST' ? status : 200, answer(text)).end(text));
  });
  await new Promise<void>((resolve) => registry?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  const env = { ...process.env, npm_config_registry: url, npm_config_cache: join(project, 'cache'), npm_config_fetch_retries: '0' };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'advisories.ts')], { cwd: project, env });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

it('passes when the registry has no advisory about the installed packages', async () => {
  expect(await check(200, {})).toEqual({ code: 0, output: '0 high or critical advisories\n' });
});

it('fails at a high advisory', async () => {
  const advisory = { id: 1, url: 'https://example.org/1', title: 'Leaks', severity: 'high', vulnerable_versions: '<2', cwe: [] };
  expect(await check(200, { leaky: [advisory] })).toEqual({ code: 1, output: '1 high or critical advisories\n' });
});

it('reports not checked when the registry serves no advisories', async () => {
  const { code, output } = await check(404, {});
  expect(code).toBe(EXIT_NOT_CHECKED);
  expect(output).toContain('NOT CHECKED');
});
