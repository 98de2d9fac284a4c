/** spec-coverage: how many of the specification's calls the contract has. `--missing` names those it lacks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../packages/contract/src/openapi.ts';

const wanted = readFileSync(join(import.meta.dirname, '../spec/paths.txt'), 'utf8')
  .trim()
  .split('\n');

// The name of a parameter is ours to choose: only its place counts.
const shape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');

const { paths } = openApiDocument('Subrosa') as { paths: Record<string, Record<string, unknown>> };
const present = new Set(
  Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => shape(`${method.toUpperCase()} ${path}`))),
);

const missing = wanted.filter((call) => !present.has(shape(call)));
if (process.argv.includes('--missing')) for (const call of missing) console.log(call);
console.log(`paths ${wanted.length - missing.length}/${wanted.length}`);
