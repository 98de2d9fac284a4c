/** asvs: counts the states in docs/asvs.md by chapter and level, and writes the counts at its top. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DOCUMENT = join(import.meta.dirname, '../docs/asvs.md');

export const states = ['met', 'met, no test', 'partly', 'not met', 'not applicable'] as const;
type State = (typeof states)[number];

interface Requirement {
  id: string;
  level: number;
  state: State;
  evidence: string;
}

const ROW = /^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm;
const BEGIN = '<!-- counts -->\n';
const END = '<!-- end of counts -->';

export function readRequirements(document: string): Requirement[] {
  return [...document.matchAll(ROW)].map(([, id = '', level, state, evidence = '']) => ({
    id,
    level: Number(level),
    state: state as State,
    evidence,
  }));
}

const chapterOf = ({ id }: Requirement) => id.split('.', 1)[0] ?? '';

function row(name: string, requirements: readonly Requirement[]): string {
  const counts = states.map((state) => requirements.filter((one) => one.state === state).length);
  return `| ${[name, ...counts, requirements.length].join(' | ')} |`;
}

function table(by: string, rows: readonly string[]): string {
  return [`| ${by} | ${states.join(' | ')} | all |`, `|---|${'---|'.repeat(states.length + 1)}`, ...rows].join('\n');
}

/** The document with the counts of its rows. */
export function withCounts(document: string): string {
  const requirements = readRequirements(document);
  const chapters = [...document.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number, name]) =>
    row(
      `${number}. ${name}`,
      requirements.filter((one) => chapterOf(one) === number),
    ),
  );
  const levels = [1, 2, 3].map((level) =>
    row(
      `level ${level}`,
      requirements.filter((one) => one.level === level),
    ),
  );
  const counts = [table('level', [...levels, row('all', requirements)]), table('chapter', chapters)].join('\n\n');
  const [before = '', after = ''] = [document.split(BEGIN, 1)[0], document.split(END, 2)[1]];
  return `${before}${BEGIN}\n${counts}\n\n${END}${after}`;
}

if (import.meta.main) writeFileSync(DOCUMENT, withCounts(readFileSync(DOCUMENT, 'utf8')));
