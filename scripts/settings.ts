/**
 * settings: writes docs/settings.md from the settings of the server and of the decoder.
 *
 *   node scripts/settings.ts           write it
 *   node scripts/settings.ts --check   fails when it differs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsDocument } from './settings-document.ts';

const FILE = join(import.meta.dirname, '../docs/settings.md');

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== settingsDocument()) {
    console.error('docs/settings.md differs from the settings: run npm run settings');
    process.exitCode = 1;
  }
} else writeFileSync(FILE, settingsDocument());
