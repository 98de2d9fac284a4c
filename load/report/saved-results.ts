/** The latest results, so that the report stays complete when one part is run again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GrowthResult } from '../growth.ts';
import type { Steps } from '../steps.ts';

const FOLDER = join(import.meta.dirname, '../../.artifacts');
const FILE = join(FOLDER, 'load.json');

export interface SavedResults {
  steps?: Steps;
  growth?: GrowthResult[];
}

export const readResults = (): SavedResults => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as SavedResults) : {});

export function saveResults(measured: SavedResults): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...readResults(), ...measured }, null, 1)}\n`);
}
