/**
 * transparency-audit: verifies the public log of keys as anybody can, and that it continues what the last audit saw.
 *
 *   npm run transparency:audit -- <url> --key NAME+KEY [--file transparency-audit.json]
 *
 * The key is VITE_TRANSPARENCY_KEY of the web app's build (docs/operations/transparency.md). Exits with 1 if the log is wrong:
 * then keep the printed checkpoint and the file, because together they prove it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditLog } from '../apps/server/src/domains/transparency/outside/audit-log.ts';
import { namedLog } from './named-log.ts';
import { readState, writeState } from '../apps/server/src/domains/transparency/outside/state-file.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, file: { type: 'string', default: 'transparency-audit.json' } },
});
const [url] = positionals;
if (url === undefined || values.key === undefined) {
  process.stderr.write('npm run transparency:audit -- <url> --key NAME+KEY [--file transparency-audit.json]\n');
  process.exit(2);
}

const base = url.replace(/\/$/, '');
async function load(path: string): Promise<Uint8Array> {
  const response = await fetch(`${base}/transparency/${path}`, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const audit = await auditLog({
  load,
  ...namedLog(values.key),
  now: new Date(),
  before: existsSync(values.file) ? readState(readFileSync(values.file, 'utf8')) : null,
});
for (const line of audit.lines) process.stdout.write(`${line}\n`);
if (audit.state) writeFileSync(values.file, writeState(audit.state));
process.exitCode = audit.state ? 0 : 1;
