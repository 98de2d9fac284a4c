/**
 * Records the contract of the current release in packages/contract/released.json.
 * Later changes are compared with it: see packages/contract/src/compatibility/breaking-changes.ts.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@subrosa/contract/openapi';

const file = fileURLToPath(new URL('../packages/contract/released.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(openApiDocument('Subrosa'), null, 2)}\n`);
console.log(`Recorded ${file}`);
