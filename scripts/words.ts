/**
 * words: finds words that the glossary replaces, in names, comments, texts, test titles and documents.
 *
 *   node scripts/words.ts             fails where a count exceeds words/known.json, and prints those places
 *   node scripts/words.ts --counts    prints the counts by word and scope
 *   node scripts/words.ts --list WORD prints every place of a word
 *   node scripts/words.ts --update    lowers words/known.json to the present counts, and adds those of newly banned words
 *
 * words/banned.json says which words are banned where, and what to use instead. words/known.json may only shrink: it is
 * compared with the last two commits, but for words that were not banned then. Without it nothing is tolerated.
 */
import { join } from 'node:path';
import { checkWords } from './words/check-words.ts';
import { listFixedNames } from './words/fixed-names.ts';
import { formatCounts } from './words/ratchet.ts';

const { argv } = process;
const startedAt = performance.now();
const { files, findings, counts, problems, suspects, fallen } = checkWords(join(import.meta.dirname, '..'), await listFixedNames(), {
  update: argv.includes('--update'),
});

if (argv.includes('--counts')) console.log(formatCounts(counts));
const listed = argv.includes('--list') ? findings.filter(({ word }) => word === argv.at(-1)) : suspects;
for (const { file, line, scope, word, use } of listed) console.log(`${file}:${line}  ${scope}  ${word} → ${use}`);
for (const problem of problems) console.error(problem);
const hint = fallen > 0 ? `, ${fallen} counts may be lowered with --update` : '';
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${files} files, ${findings.length} findings, ${problems.length} problems${hint}; ${seconds} s`);
process.exitCode = problems.length > 0 ? 1 : 0;
