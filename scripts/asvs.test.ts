import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT, readRequirements, states, withCounts } from './asvs.ts';
import { answered } from './asvs/levels.ts';

const document = readFileSync(DOCUMENT, 'utf8');
const requirements = readRequirements(document);
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)#\s]+)(?:#([^)]*))?\)/g)].map(([, file = '', anchor]) => ({ file, anchor }));

it('lists every requirement of its levels once, in order, and no other', () => {
  expect(requirements.map(({ id, level }) => [id, level])).toEqual([...answered]);
});

it('reads every row of the table', () => {
  expect(requirements).toHaveLength(document.match(/^\| \d+\.\d+\.\d+ /gm)?.length ?? 0);
});

it('knows the state of every requirement', () => {
  expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([]);
});

it('gives evidence for each met requirement, at least one test', () => {
  const isShown = ({ state, evidence }: (typeof requirements)[number]) => {
    const files = linksIn(evidence).map(({ file }) => file);
    if (state === 'met') return files.some((file) => /\.(?:test|spec)\.ts$|\/scenarios\/|\.md$/.test(file));
    return state !== 'met, no test' || files.length > 0;
  };
  expect(requirements.filter((one) => !isShown(one)).map(({ id }) => id)).toEqual([]);
});

it('links to existing files and headings', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  const missing = linksIn(document).filter(({ file, anchor }) => {
    const path = join(dirname(DOCUMENT), file);
    if (/^https?:/.test(file)) return false;
    if (!existsSync(path)) return true;
    const headings = anchor === undefined ? [] : [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => slug(text));
    return anchor !== undefined && !headings.includes(anchor);
  });
  expect(missing).toEqual([]);
});

it('counts the states of its rows', () => {
  expect(document).toBe(withCounts(document));
});
