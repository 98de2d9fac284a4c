/**
 * release-verify: compares the web app that a site serves with its source and with the newest release in the public log.
 *
 *   npm run release:verify -- <url> --key <VITE_TRANSPARENCY_KEY of the build>
 *
 * Builds the tag of that release, which must be in this clone. With --build DIR it uses an existing build instead, with --manifest FILE only
 * the manifest of one. --environment names the VITE_ENVIRONMENT of the build, production by default; the build contains the key.
 * Exits with 0 if build, log and site are equal, 1 if they are not, 2 if that could not be checked.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { auditLog } from '../apps/server/src/domains/transparency/outside/audit-log.ts';
import { verifyRelease, type LoadFile } from '../apps/server/src/domains/transparency/outside/verify-release.ts';
import type { Release } from '../packages/transparency/src/entries/entry.ts';
import { encodeManifest } from '../packages/transparency/src/release/manifest.ts';
import { namedLog } from './named-log.ts';
import { listReleaseFiles } from './web/release-files.ts';

const USAGE = 'npm run release:verify -- <url> --key NAME+KEY [--build DIR | --manifest FILE] [--environment production]';
const ROOT = join(import.meta.dirname, '..');
const TIMEOUT_MS = 30_000;
const MOST_OUTPUT = 64 * 1024 * 1024;
// Not synchronous: otherwise connections that the site closes during the build would be used again.
const execute = promisify(execFile);

class Difference extends Error {}

const manifestOfBuild = (folder: string) => encodeManifest(listReleaseFiles(folder));

async function verify(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      build: { type: 'string' },
      manifest: { type: 'string' },
      environment: { type: 'string', default: 'production' },
    },
  });
  const [url] = positionals;
  if (url === undefined || values.key === undefined) throw new Error(USAGE);
  const { origin } = new URL(url);

  const load = loaderOf(origin);
  const audit = await auditLog({
    load: async (path) => (await load({ path: `/transparency/${path}`, encoding: 'identity', accept: '*/*' })) ?? missing(path),
    ...namedLog(values.key),
    before: null,
    now: new Date(),
  });
  if (!audit.state) throw new Difference(audit.lines.join('\n'));
  const release = audit.entries.findLast((entry) => entry.kind === 'release');
  if (!release) throw new Error('the log has no release');

  const manifest = values.manifest
    ? readFileSync(values.manifest, 'utf8')
    : values.build
      ? manifestOfBuild(values.build)
      : await buildSource(release, { VITE_ENVIRONMENT: values.environment, VITE_TRANSPARENCY_KEY: values.key });
  const lines = await verifyRelease({ load, release, manifest, publicUrl: origin });
  if (lines.length > 0) throw new Difference([...lines, `differences from release ${release.version}: ${lines.length}`].join('\n'));
  return `release ${release.version}: build, log and site have the same ${manifest.trimEnd().split('\n').length} files (commit ${release.commit})`;
}

function missing(path: string): never {
  throw new Error(`the site has no ${path} of the log`);
}

/** Sends no credentials, so that the site cannot choose by account what it serves. */
function loaderOf(origin: string): LoadFile {
  return async ({ path, encoding, accept }) => {
    const response = await fetch(`${origin}${path}`, {
      headers: { 'accept-encoding': encoding, accept },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

/** Builds the tagged source in a folder of its own, as deploy/Dockerfile does. */
async function buildSource({ version, commit }: Release, constants: Record<string, string>): Promise<string> {
  const git = async (...args: string[]) => (await execute('git', args, { cwd: ROOT })).stdout.trim();
  const tag = version.startsWith('v') ? version : `v${version}`;
  const tagged = await git('rev-parse', '--verify', `${tag}^{commit}`);
  if (tagged !== commit) throw new Difference(`different: ${tag} is commit ${tagged}, the log has ${commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const source = join(folder, 'source');
    mkdirSync(source);
    await git('archive', '--output', join(folder, 'source.tar'), commit);
    const env = { ...process.env, ...constants, VITE_RELEASE: version };
    const run = (command: string, ...args: string[]) => execute(command, args, { cwd: source, env, maxBuffer: MOST_OUTPUT });
    await run('tar', '--extract', '--file', '../source.tar');
    await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
    await run('npm', 'run', '--silent', 'build', '-w', '@subrosa/web');
    return manifestOfBuild(join(source, 'apps/web/dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.stdout.write(`${await verify()}\n`);
} catch (error) {
  const { message, cause } = error as Error;
  const isDifferent = error instanceof Difference;
  process.stdout.write(isDifferent ? `${message}\n` : `NOT CHECKED: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n`);
  process.exitCode = isDifferent ? 1 : 2;
}
