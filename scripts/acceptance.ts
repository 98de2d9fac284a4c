/**
 * acceptance: browser tests against the whole running system, on a separate database.
 *
 *   npm run acceptance                 all capabilities
 *   npm run acceptance -- public       one of them: e2e/public.spec.ts and its parts, e2e/public.*.spec.ts
 *
 * Afterwards no text of a conversation may be in the database, the store, Redis or the logs.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_LAST } from '../playwright.config.ts';
import { countLeaks } from './leaks.ts';
import { withRunningStack, ROOT, run } from './running-stack.ts';

const SENT_TEXTS = join(ROOT, '.artifacts/sent-texts.jsonl');

const chosen = process.argv.slice(2).map((name) => ({ name, files: globSync(`e2e/${name}{,.*}.spec.ts`, { cwd: ROOT }) }));
const unknown = chosen.filter(({ files }) => files.length === 0);
if (unknown.length > 0) throw new Error(`there is no ${unknown.map(({ name }) => `e2e/${name}.spec.ts`).join(', ')}`);

mkdirSync(join(ROOT, '.artifacts'), { recursive: true });
rmSync(SENT_TEXTS, { force: true });
const files = chosen.flatMap((one) => one.files);
/** Some suites use all devices of a member or leave much data: they run after the others, as in a full run. */
const turns = [files.filter((file) => !RUN_LAST.test(file)), files.filter((file) => RUN_LAST.test(file))];

process.exitCode = await withRunningStack(async (url, traces) => {
  const playwright = (...args: string[]) => run('npx', ['playwright', 'test', ...args], { BASE_URL: url, SENT_TEXTS });
  let failed = chosen.length === 0 ? await playwright() : 0;
  for (const turn of turns) if (turn.length > 0) failed ||= await playwright('--no-deps', ...turn);
  const leaks = traces ? await countLeaks(url, traces, SENT_TEXTS) : 0;
  return failed || leaks;
});
