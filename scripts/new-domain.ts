/**
 * new-domain: the rooms of a new domain, furnished with the least that passes every check.
 *
 *   npm run new:domain invoices
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = process.env['NEW_DOMAIN_ROOT'] ?? join(import.meta.dirname, '..');
const noun = process.argv[2] ?? '';
if (!/^[a-z]+$/.test(noun)) throw new Error('usage: npm run new:domain <noun>, one lower-case word');

const Noun = `${noun[0]?.toUpperCase()}${noun.slice(1)}`;
const server = 'apps/server/src';

const files: Record<string, string> = {
  [`packages/contract/src/${noun}.ts`]: `import type { Calls } from './route.ts';

export const ${noun}Calls = {} as const satisfies Calls;
`,
  [`${server}/domains/${noun}/policy.ts`]: `import type { ${noun}Calls } from '@subrosa/contract/${noun}';
import type { Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof ${noun}Calls> = {};
`,
  [`${server}/domains/${noun}/routes.ts`]: `import { ${noun}Calls } from '@subrosa/contract/${noun}';
import { endpoints } from '../../platform/http/endpoint.ts';
import { policy } from './policy.ts';

export const routes = endpoints(${noun}Calls, policy, {});
`,
  [`${server}/domains/${noun}/index.ts`]: `import type { Domain } from '../../platform/domain.ts';
import { routes } from './routes.ts';

export const ${noun}: Domain = { name: '${noun}', endpoints: routes };
`,
  [`${server}/domains/${noun}/README.md`]: `# ${Noun}

What it is about, in two sentences.

## Owns

| table | holds |
|---|---|

## Invariants

- What always holds, whoever calls.
`,
};

/** Each list that names the domains, and the lines that put a new one into it. */
const edits: { file: string; line: string; before: RegExp }[] = [
  { file: 'packages/contract/src/calls.ts', line: `import { ${noun}Calls } from './${noun}.ts';\n`, before: /import type \{ Calls \}/ },
  { file: 'packages/contract/src/calls.ts', line: `  ${noun}: ${noun}Calls,\n`, before: /\} as const satisfies/ },
  {
    file: `${server}/app/domains.ts`,
    line: `import { ${noun} } from '../domains/${noun}/index.ts';\n`,
    before: /import \{ \w+ \} from '\.\.\/domains/,
  },
  { file: `${server}/app/domains.ts`, line: `  ${noun},\n`, before: /\];\n\nexport const endpoints/ },
];

if (Object.keys(files).some((file) => existsSync(join(ROOT, file)))) throw new Error(`the domain ${noun} exists already`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}
for (const { file, line, before } of edits) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const place = text.search(before);
  if (place < 0) throw new Error(`${file} has no place for ${line.trim()}`);
  writeFileSync(join(ROOT, file), text.slice(0, place) + line + text.slice(place));
}
console.log(`${noun}: start with packages/contract/src/${noun}.ts, then ${server}/domains/${noun}/`);
