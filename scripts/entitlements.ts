/**
 * entitlements: writes docs/entitlements.md from the table in packages/rules.
 *
 *   node scripts/entitlements.ts           write it
 *   node scripts/entitlements.ts --check   fails when it differs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entitlementsDocument } from './entitlements-document.ts';

const FILE = join(import.meta.dirname, '../docs/entitlements.md');

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== entitlementsDocument()) {
    console.error('docs/entitlements.md differs from the table: run npm run entitlements');
    process.exitCode = 1;
  }
} else writeFileSync(FILE, entitlementsDocument());
