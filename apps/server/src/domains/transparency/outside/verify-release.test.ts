import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sha256 } from '@subrosa/transparency/hashes';
import { encodeManifest, hashManifest } from '@subrosa/transparency/release/manifest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aClock } from '../../../../test/support/clock.ts';
import { environmentOf, freePort } from '../../../../test/support/processes.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { useSigners } from '../../../../test/support/transparency.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { verifyRelease, type LoadFile } from './verify-release.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const COMMIT = 'c'.repeat(40);

const folder = mkdtempSync(join(tmpdir(), 'subrosa-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files: Record<string, string> = {
  'index.html': '<title>app</title>',
  'landing/en.html': '<link href="%PUBLIC_URL%/">',
  'landing/uk.html': '<p>uk</p>',
  'icon.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: mailto:security@app.example',
  'assets/main-1a2b.js': 'start()',
};
const manifestOf = (contents: Record<string, string>) =>
  encodeManifest(Object.entries(contents).map(([path, content]) => ({ path, hash: sha256(Buffer.from(content)) })));

/** A build of the web app, with the compressed copies that only the server reads. */
function write(name: string, contents: Record<string, string | Buffer>): string {
  const build = join(folder, name);
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(join(build, path, '..'), { recursive: true });
    writeFileSync(join(build, path), content);
  }
  return build;
}
const compressed = { 'assets/main-1a2b.js.br': brotliCompressSync('start()'), '.vite/manifest.json': '{}' };
const served = write('served', { ...files, ...compressed, 'release-manifest.txt': manifestOf(files) });

/** The clone of an outsider, in which a tag names another commit than the log. */
const clone = join(folder, 'clone');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@app.example', ...args], { cwd: clone });
mkdirSync(clone);
git('init', '--quiet', '--bare', '.');
const tree = git('hash-object', '-t', 'tree', '-w', '/dev/null').toString().trim();
git('tag', 'v1.0.0', git('commit-tree', tree, '-m', 'another commit').toString().trim());

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const named = (key: Buffer) => `127.0.0.1:${port}/transparency+${key.toString('base64url')}`;

describe('release:verify', () => {
  const api = useApi({ config: { WEB_ROOT: served, API_PORT: port, PUBLIC_URL: url } });
  const aSigner = useSigners();
  let key: string;

  /** Runs a command as an operator or an outsider does. */
  const run = (script: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, [join(ROOT, script), ...args], { env, timeout: 60_000 }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });
  const verify = (...args: string[]) => run('scripts/release-verify.ts', args, { PATH: process.env['PATH'], GIT_DIR: clone });
  const release = (...args: string[]) =>
    run('apps/server/src/main/transparency-release.ts', args, environmentOf({ ...api.config, PUBLIC_URL: url, WEB_ROOT: served }));

  beforeAll(async () => {
    const signer = aSigner({ ...api.config, PUBLIC_URL: url }, aClock());
    await publishEdition(signer);
    key = named((await signer.key()).publicKey);
  });
  afterEach(() => write('served', files));

  it('exits with 2 while the log has no release', async () => {
    expect(await verify(url, '--key', key, '--build', served)).toEqual({ code: 2, output: 'NOT CHECKED: the log has no release\n' });
  });

  it('exits with 0 after transparency:release, for the build and for its manifest', async () => {
    expect(await release('v1.0.0', COMMIT)).toMatchObject({ code: 0, output: expect.stringMatching(/^entry 1: release v1.0.0, 6 files/) });
    expect((await release('v1.0.0', COMMIT)).output).toContain('entry 1 is there already');
    const equal = { code: 0, output: `release v1.0.0: build, log and site have the same 6 files (commit ${COMMIT})\n` };
    expect(await verify(url, '--key', key, '--build', served)).toEqual(equal);
    expect(await verify(`${url}/`, '--key', key, '--manifest', join(served, 'release-manifest.txt'))).toEqual(equal);
  });

  it('exits with 1 and names the file when the site serves another one', async () => {
    write('served', { 'assets/main-1a2b.js': 'startOtherwise()' });
    const { code, output } = await verify(url, '--key', key, '--manifest', join(served, 'release-manifest.txt'));
    expect(code).toBe(1);
    expect(output).toContain('different: assets/main-1a2b.js at /assets/main-1a2b.js (identity)');
    expect(output).not.toContain('icon.svg');
  });

  it('exits with 1 when the log is signed by another key', async () => {
    const { code, output } = await verify(url, '--key', named(Buffer.alloc(32, 1)), '--build', served);
    expect([code, output]).toEqual([1, expect.stringContaining('WRONG: wrongSignature')]);
  });

  it('exits with 1 when the tag of the release is another commit', async () => {
    const { code, output } = await verify(url, '--key', key);
    expect([code, output]).toEqual([1, expect.stringMatching(/^different: v1.0.0 is commit [0-9a-f]{40}, the log has c{40}\n$/)]);
  });

  it('exits with 2 when the clone has no tag of the release', async () => {
    await release('v0.0.0-missing', COMMIT);
    const { code, output } = await verify(url, '--key', key);
    expect([code, output]).toEqual([2, expect.stringContaining('NOT CHECKED')]);
  });

  it('exits with 2 when the site is down', async () => {
    const { code, output } = await verify(`http://127.0.0.1:${await freePort()}`, '--key', key, '--build', served);
    expect([code, output]).toEqual([2, expect.stringContaining('NOT CHECKED')]);
  });

  it('exits with 2 without a key', async () => {
    expect((await verify(url)).code).toBe(2);
  });

  it('records no release from a file that is no manifest', async () => {
    const { code, output } = await release('v1.0.1', COMMIT, join(served, 'index.html'));
    expect([code, output]).toEqual([1, expect.stringContaining('no manifest of a release')]);
  });
});

describe('verifyRelease', () => {
  const manifest = manifestOf(files);
  const release = { kind: 'release', version: 'v1.0.0', commit: COMMIT, manifestHash: hashManifest(manifest) } as const;

  type Change = (request: Parameters<LoadFile>[0]) => string | null | undefined;

  /** Compares with a site that serves these files, but for what `change` returns. */
  function verify(change: Change = () => undefined, { entry = release, built = manifest } = {}) {
    const contents: Record<string, string> = {
      '/login': files['index.html'] ?? '',
      '/conversations': files['index.html'] ?? '',
      '/?language=en': '<link href="https://app.example/">',
      '/?language=uk': '<p>uk</p>',
      '/release-manifest.txt': manifest,
      ...Object.fromEntries(Object.entries(files).map(([path, content]) => [`/${path}`, content])),
    };
    const load: LoadFile = async (request) => {
      const changed = change(request);
      const content = changed === undefined ? contents[request.path] : changed;
      return content === undefined || content === null ? null : Buffer.from(content);
    };
    return verifyRelease({ load, release: entry, manifest: built, publicUrl: 'https://app.example' });
  }

  it('accepts a site with the files of the build', async () => {
    expect(await verify()).toEqual([]);
  });

  it.each<[string, Change, string]>([
    [
      'a script that only browsers with Brotli receive',
      ({ path, encoding }) => (path.endsWith('.js') && encoding === 'br' ? 'x' : undefined),
      'different: assets/main-1a2b.js at /assets/main-1a2b.js (br)',
    ],
    ['a page of the app', ({ path }) => (path === '/conversations' ? 'x' : undefined), 'different: index.html at /conversations (br)'],
    ['a landing page', ({ path }) => (path === '/?language=uk' ? 'x' : undefined), 'different: landing/uk.html at /?language=uk (br)'],
    [
      'a landing page of another host',
      ({ path }) => (path === '/?language=en' ? '<link href="https://other.example/">' : undefined),
      'different: landing/en.html at /?language=en (br)',
    ],
    ['a missing file', ({ path }) => (path === '/icon.svg' ? null : undefined), 'missing: icon.svg at /icon.svg'],
    [
      'another manifest',
      ({ path }) => (path === '/release-manifest.txt' ? 'x' : undefined),
      'different: /release-manifest.txt of the site is not the one of the log',
    ],
  ])('reports %s', async (_name, change, line) => {
    expect((await verify(change))[0]).toBe(line);
  });

  it('names the files of a build that differ from the log', async () => {
    const built = manifestOf({ ...files, 'icon.svg': '<svg>other</svg>' });
    expect(await verify(undefined, { built })).toEqual([
      'different: the build is not the one of the log',
      'different: icon.svg in the build and in the log',
      ...['br', 'gzip', 'identity'].map((encoding) => `different: icon.svg at /icon.svg (${encoding})`),
    ]);
  });

  it('reports a site whose log has another release, although build and site are equal', async () => {
    const entry = { ...release, manifestHash: sha256(Buffer.from('another build')) };
    expect(await verify(undefined, { entry })).toEqual([
      'different: /release-manifest.txt of the site is not the one of the log',
      'different: the build is not the one of the log',
    ]);
  });

  it('fails when a file cannot be read', async () => {
    const down: Change = ({ path }) => {
      if (path === '/icon.svg') throw new Error('no connection');
      return undefined;
    };
    await expect(verify(down)).rejects.toThrow('no connection');
  });
});
