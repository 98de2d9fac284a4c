/**
 * supplies (T14): what we install and what we keep in the tree.
 *
 *   node scripts/safety/supplies.ts
 *
 * Writes a bill of materials (CycloneDX) to `.artifacts/sbom.json`, asks for advisories against it and looks for secrets in
 * every file of the tree. Fails at a high or critical advisory, at a secret, or where the bill cannot be made; ends as not checked
 * where the registry serves no advisories.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countGraveAdvisories } from '../advisories.ts';
import { EXIT_NOT_CHECKED } from '../verdict.ts';

const ROOT = join(import.meta.dirname, '../..');
const SBOM = join(ROOT, '.artifacts/sbom.json');
const MOST_OUTPUT = 256 * 1024 * 1024;

interface Bill {
  bomFormat?: string;
  specVersion?: string;
  components?: { purl?: string }[];
}

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MOST_OUTPUT });

function billOfMaterials(): number {
  const made = run('npm', ['sbom', '--sbom-format', 'cyclonedx']);
  const bill = JSON.parse(made.stdout || '{}') as Bill;
  if (made.status !== 0 || bill.bomFormat !== 'CycloneDX') throw new Error(`no bill of materials: ${made.stderr.slice(-500)}`);
  mkdirSync(join(ROOT, '.artifacts'), { recursive: true });
  writeFileSync(SBOM, made.stdout);
  return bill.components?.length ?? 0;
}

function secrets(): number {
  const found = run('npx', ['secretlint', '--format', 'json', '**/*']);
  if (found.status !== 0 && found.status !== 1) throw new Error(`secrets were not looked for: ${found.stderr.slice(-500)}`);
  const files = JSON.parse(found.stdout || '[]') as { filePath: string; messages: unknown[] }[];
  for (const { filePath, messages } of files) if (messages.length > 0) console.error(`a secret in ${filePath}`);
  return files.reduce((sum, { messages }) => sum + messages.length, 0);
}

const components = billOfMaterials();
const grave = countGraveAdvisories(ROOT);
const kept = secrets();
const advisories = grave === null ? 'advisories NOT CHECKED (the registry serves none)' : `${grave} high or critical advisories`;
console.log(`figure T14: ${components} components in the bill of materials, ${advisories}, ${kept} secrets`);
if (components === 0 || (grave ?? 0) > 0 || kept > 0) process.exitCode = 1;
else if (grave === null) process.exitCode = EXIT_NOT_CHECKED;
