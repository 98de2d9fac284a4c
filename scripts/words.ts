/**
 * words: finds words that the glossary replaces, in names, comments, texts, test titles and documents.
 *
 *   node scripts/words.ts             prints every place, and fails if there is one
 *   node scripts/words.ts --list WORD prints every place of one word
 *
 * words/banned.json lists the banned words, the scopes in which each is banned, its replacement, and where it is allowed.
 */
import { join } from 'node:path';
import { readBanned } from './words/banned.ts';
import { scan } from './words/scan.ts';

const { argv } = process;
const startedAt = performance.now();
const { findings, files } = scan(join(import.meta.dirname, '..'), readBanned());

const listed = argv.includes('--list') ? findings.filter(({ word }) => word === argv.at(-1)) : findings;
for (const { file, line, scope, word, use } of listed) console.log(`${file}:${line}  ${scope}  ${word} → ${use}`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${files} files, ${findings.length} findings; ${seconds} s`);
process.exitCode = findings.length > 0 ? 1 : 0;
