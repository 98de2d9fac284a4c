import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Entry {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Entry>;

const readPackages = (path: string) => (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { packages: Packages }).packages;

/** Resolves a package from the folder of another as Node does: beside it, or in a parent folder. */
function findEntry(packages: Packages, folder: string, name: string): Entry | undefined {
  const entry = packages[`${folder && `${folder}/`}node_modules/${name}`];
  if (entry || !folder) return entry;
  return findEntry(packages, folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

/**
 * Builds for other systems that the lock file does not name, and packages without a hash. npm omits a build silently when the
 * registry does not serve it yet, and a machine with that system then installs an unpinned version.
 */
function listGaps(packages: Packages): string[] {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !findEntry(packages, folder, name))
      .map(([name, version]) => `${name}@${version} is missing`),
  );
  const withoutHash = Object.entries(packages)
    .filter(([folder, { link, inBundle, integrity }]) => folder.includes('node_modules/') && !link && !inBundle && !integrity)
    .map(([folder]) => `${folder} has no hash`);
  return [...missing, ...withoutHash];
}

describe('package-lock.json', () => {
  it.each(globSync(['package-lock.json', 'tools/*/package-lock.json'], { cwd: ROOT }))('%s names every build with its hash', (path) => {
    expect(listGaps(readPackages(path))).toEqual([]);
  });

  it('finds a missing build for another system, and a missing hash', () => {
    const { 'node_modules/@oxlint/binding-darwin-arm64': build, ...others } = readPackages('package-lock.json');
    expect(listGaps(others)).toEqual([`@oxlint/binding-darwin-arm64@${build?.version} is missing`]);
    const { integrity: _, ...unpinned } = build ?? {};
    expect(listGaps({ ...others, 'node_modules/@oxlint/binding-darwin-arm64': unpinned })).toEqual([
      'node_modules/@oxlint/binding-darwin-arm64 has no hash',
    ]);
  });
});
