/**
 * supply-chain (T14): checks installed packages and the files of the repository.
 *
 *   node scripts/safety/supply-chain.ts
 *
 * Writes a bill of materials (CycloneDX) to `.artifacts/sbom.json`, requests advisories for it and searches for secrets in
 * every file. Fails at a high or critical advisory, at a secret, or when the bill cannot be created; ends as not checked
 * when the registry serves no advisories.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countSevereAdvisories } from '../advisories.ts';
import { EXIT_NOT_CHECKED } from '../verdict.ts';

const ROOT = join(import.meta.dirname, '../..');
const SBOM = join(ROOT, '.artifacts/sbom.json');
const MAX_OUTPUT = 256 * 1024 * 1024;

interface BillOfMaterials {
  bomFormat?: string;
  specVersion?: string;
  components?: { purl?: string }[];
}

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT });

function billOfMaterials(): number {
  const made = run('npm', ['sbom', '--sbom-format', 'cyclonedx']);
  const bill = JSON.parse(made.stdout || '{}') as BillOfMaterials;
  if (made.status !== 0 || bill.bomFormat !== 'CycloneDX') throw new Error(`no bill of materials: ${made.stderr.slice(-500)}`);
  mkdirSync(join(ROOT, '.artifacts'), { recursive: true });
  writeFileSync(SBOM, made.stdout);
  return bill.components?.length ?? 0;
}

function countSecrets(): number {
  const found = run('npx', ['secretlint', '--format', 'json', '**/*']);
  if (found.status !== 0 && found.status !== 1) throw new Error(`the search for secrets failed: ${found.stderr.slice(-500)}`);
  const files = JSON.parse(found.stdout || '[]') as { filePath: string; messages: unknown[] }[];
  for (const { filePath, messages } of files) if (messages.length > 0) console.error(`a secret in ${filePath}`);
  return files.reduce((sum, { messages }) => sum + messages.length, 0);
}

const components = billOfMaterials();
const severeAdvisories = countSevereAdvisories(ROOT);
const secretCount = countSecrets();
const advisories =
  severeAdvisories === null ? 'advisories NOT CHECKED (the registry serves none)' : `${severeAdvisories} high or critical advisories`;
console.log(`result T14: ${components} components in the bill of materials, ${advisories}, ${secretCount} secrets`);
if (components === 0 || (severeAdvisories ?? 0) > 0 || secretCount > 0) process.exitCode = 1;
else if (severeAdvisories === null) process.exitCode = EXIT_NOT_CHECKED;
