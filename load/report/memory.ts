/** What was measured last, so that the report stays whole when one part is run again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grown } from '../growth.ts';
import type { Steps } from '../steps.ts';

const FOLDER = join(import.meta.dirname, '../../.artifacts');
const FILE = join(FOLDER, 'load.json');

export interface Memory {
  steps?: Steps;
  growth?: Grown[];
}

export const recall = (): Memory => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Memory) : {});

export function keep(measured: Memory): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...recall(), ...measured }, null, 1)}\n`);
}
