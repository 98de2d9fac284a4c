import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXIT_NOT_CHECKED } from './verdict.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');
const MANIFEST = '{"schemaVersion":2}';
const DIGEST = `sha256:${createHash('sha256').update(MANIFEST).digest('hex')}`;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pin-'));
  file = join(folder, 'compose.yaml');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Pins the file with a fake skopeo that returns this reply. */
function pin(skopeo: string) {
  writeFileSync(join(folder, 'skopeo'), `#!/bin/sh\n${skopeo}\n`, { mode: 0o755 });
  return spawnSync(join(DEPLOY, 'pin'), [file], { encoding: 'utf8', env: { PATH: `${folder}:${process.env['PATH']}` } });
}

describe('deploy/pin', () => {
  it('writes the digest of the manifest beside every tag that has none', () => {
    const pinned = `docker.io/library/redis:7@sha256:${'0'.repeat(64)}`;
    writeFileSync(file, `ARG BASE=docker.io/library/node:24\nimage: 'ghcr.io/library/node:24-slim'\nimage: ${pinned}\n`);
    const { status } = pin(`printf %s '${MANIFEST}'`);
    expect(status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(
      `ARG BASE=docker.io/library/node:24@${DIGEST}\nimage: 'ghcr.io/library/node:24-slim@${DIGEST}'\nimage: ${pinned}\n`,
    );
  });

  it('changes nothing and prints an error when the registry is unreachable', () => {
    const text = 'image: docker.io/library/redis:7\n';
    writeFileSync(file, text);
    const { status, stderr } = pin('exit 1');
    expect(status).toBe(EXIT_NOT_CHECKED);
    expect(stderr).toContain('NOT CHECKED: docker.io/library/redis:7');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('deploy/image build', () => {
  /** Builds a project with this base image and a fake docker that builds nothing. */
  function build(base: string, env: Record<string, string> = {}) {
    mkdirSync(join(folder, 'deploy'));
    cpSync(join(DEPLOY, 'image'), join(folder, 'deploy/image'));
    writeFileSync(join(folder, 'deploy/Dockerfile'), `ARG BASE=${base}\n`);
    writeFileSync(join(folder, 'docker'), '#!/bin/sh\necho built\n', { mode: 0o755 });
    const { stdout, stderr } = spawnSync(join(folder, 'deploy/image'), ['build'], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, RELEASE: 'test', ...env },
    });
    return { isBuilt: stdout.includes('built'), stderr };
  }

  it('rejects a public base without a digest', () => {
    const { isBuilt, stderr } = build('docker.io/library/node:24');
    expect(isBuilt).toBe(false);
    expect(stderr).toContain('the base image has no digest: run deploy/pin');
  });

  it('accepts a public base with a digest', () => {
    expect(build(`docker.io/library/node:24@${DIGEST}`)).toEqual({ isBuilt: true, stderr: '' });
  });

  it('accepts a local base image', () => {
    expect(build('docker.io/library/node:24', { BASE: 'node:24-bookworm-slim' }).isBuilt).toBe(true);
  });
});
