import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

function print(packages: object, debian: string): { components: { purl: string; hashes?: object[]; licenses?: object[] }[] } {
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'dpkg.tsv'), debian);
  const script = join(import.meta.dirname, 'image-sbom.ts');
  const text = execFileSync('node', [script, join(folder, 'lock.json'), join(folder, 'dpkg.tsv'), '24.21.0'], { encoding: 'utf8' });
  return JSON.parse(text) as ReturnType<typeof print>;
}

describe('image-sbom', () => {
  it('lists packages of npm and of Debian, and Node', () => {
    const digest = createHash('sha512').update('the package').digest();
    const entry = { version: '5.12.8', integrity: `sha512-${digest.toString('base64')}`, license: 'MIT' };
    const { components } = print(
      {
        'node_modules/@subrosa/rules': { link: true },
        'packages/rules': { version: '0.1.0' },
        'node_modules/fastify': entry,
        'apps/server/node_modules/fastify': entry,
        'node_modules/@fastify/cookie': { version: '11.1.5' },
      },
      'libssl3\t3.0.17-1~deb12u3\tamd64\topenssl\nbash\t5.2.15-2+b13\tamd64\tbash\n',
    );
    expect(components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/fastify@5.12.8',
      'pkg:npm/%40fastify/cookie@11.1.5',
      'pkg:deb/debian/libssl3@3.0.17-1~deb12u3?arch=amd64&distro=debian-12&upstream=openssl',
      'pkg:deb/debian/bash@5.2.15-2%2Bb13?arch=amd64&distro=debian-12',
      'pkg:generic/node@24.21.0',
    ]);
    expect(components[0]).toMatchObject({
      hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
      licenses: [{ expression: 'MIT' }],
    });
  });
});
