/**
 * acceptance: browser tests against the whole running system, on a database of their own.
 *
 *   npm run acceptance                 all capabilities
 *   npm run acceptance -- public       one of them: e2e/public.spec.ts and its parts, e2e/public.*.spec.ts
 */
import { globSync } from 'node:fs';
import { inRunningHouse, ROOT, run } from './running-house.ts';

const chosen = process.argv.slice(2).map((name) => ({ name, files: globSync(`e2e/${name}{,.*}.spec.ts`, { cwd: ROOT }) }));
const unknown = chosen.filter(({ files }) => files.length === 0);
if (unknown.length > 0) throw new Error(`there is no ${unknown.map(({ name }) => `e2e/${name}.spec.ts`).join(', ')}`);

process.exitCode = await inRunningHouse((url) =>
  run('npx', ['playwright', 'test', ...(chosen.length > 0 ? ['--no-deps'] : []), ...chosen.flatMap(({ files }) => files)], {
    BASE_URL: url,
  }),
);
