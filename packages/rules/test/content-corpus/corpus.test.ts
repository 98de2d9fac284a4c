import { expect, it } from 'vitest';
import { findContactDetails } from '../../src/content/index.ts';
import { corpora } from './corpus.ts';
import type { Line } from './lines.ts';

// This package has no types of Node, and needs it only to print.
declare const process: { stdout: { write: (text: string) => void } };

interface Score {
  lines: number;
  recall: number;
  falsePositives: number;
}

const passages = ({ text }: Line) => findContactDetails(text).map(({ start, end }) => text.slice(start, end));
const isFound = ({ text, kinds }: Line) => {
  const found = new Set(findContactDetails(text).map(({ kind }) => kind));
  return kinds.every((kind) => found.has(kind));
};

/** Recall: lines in which every kind was found. False positives: clean lines in which anything was found. */
function scoreOf(lines: readonly Line[]): Score {
  const [clean, telling] = [lines.filter(({ kinds }) => kinds.length === 0), lines.filter(({ kinds }) => kinds.length > 0)];
  const alarms = clean.filter(({ text }) => findContactDetails(text).length > 0);
  return { lines: lines.length, recall: telling.filter(isFound).length / telling.length, falsePositives: alarms.length / clean.length };
}

const all = corpora.flatMap(({ tuning, holdout }) => [...tuning, ...holdout]);
const scores = new Map([
  ...corpora.map(({ language, tuning, holdout }): [string, Score] => [language, scoreOf([...tuning, ...holdout])]),
  ['holdout', scoreOf(corpora.flatMap(({ holdout }) => holdout))],
  ['all', scoreOf(all)],
]);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(9);
const row = ([name, { lines, recall, falsePositives }]: [string, Score]) =>
  `${name.padEnd(8)}${String(lines).padStart(6)}${percent(recall)}${percent(falsePositives)}`;
process.stdout.write(['\ncorpus   lines   recall   falsely', ...[...scores].map(row), ''].join('\n'));

it('finds 95 % of all lines with contact details and marks at most 2 % of the clean ones', () => {
  const { recall, falsePositives } = scores.get('all')!;
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(falsePositives).toBeLessThanOrEqual(0.02);
});

it.each([...scores])('scores 93 %% and 3 %% or better for each part: %s', (_, { recall, falsePositives }) => {
  expect(recall).toBeGreaterThanOrEqual(0.93);
  expect(falsePositives).toBeLessThanOrEqual(0.03);
});

it('finds the exact passage in every line that marks it', () => {
  const marked = all.filter((line) => line.passages.length > 0 && isFound(line));
  expect(marked.length).toBeGreaterThan(300);
  const wrong = marked.filter((line) => !line.passages.every((passage) => passages(line).includes(passage)));
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

it('contains enough lines of each language, half of them clean, without duplicates', () => {
  for (const { language, tuning, holdout } of corpora) expect(tuning.length + holdout.length, language).toBeGreaterThan(200);
  const clean = all.filter(({ kinds }) => kinds.length === 0);
  expect(clean.length / all.length).toBeGreaterThan(0.4);
  expect(clean.length / all.length).toBeLessThan(0.6);
  const twice = corpora.flatMap(({ tuning, holdout }) => {
    const texts = new Set(tuning.map(({ text }) => text));
    return holdout.filter(({ text }) => texts.has(text));
  });
  expect(twice).toEqual([]);
});
