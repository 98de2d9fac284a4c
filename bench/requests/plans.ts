import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';
import { sentenceOf, type Look } from './looks.ts';

/** How the engine ran every statement of these looks, whole in a file and in a line each on the screen. */
export async function writePlans(client: pg.Client, looks: readonly Look[], file: string): Promise<void> {
  const written: string[] = [];
  for (const look of looks) {
    console.log(`  ${sentenceOf(look)}`);
    written.push(`# ${sentenceOf(look)}`);
    for (const { name, text, values } of look.ran) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
      const lines = rows.map((row) => row['QUERY PLAN']);
      console.log(`    ${name}: ${summaryOf(lines)}`);
      written.push(`## ${name}`, text.trim(), JSON.stringify(values), ...lines, '');
    }
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, written.join('\n'));
  console.log(`  plans: ${file}`);
}

/** Time, pages, and where most rows were thrown away. */
function summaryOf(lines: readonly string[]): string {
  const first = (shape: RegExp) => lines.map((line) => shape.exec(line)?.[1]).find(Boolean);
  const removed = lines.map((line) => Number(/Rows Removed by \w+(?: \w+)*: (\d+)/.exec(line)?.[1] ?? 0));
  const pages = first(/Buffers: (.+)/) ?? 'no pages';
  return `${first(/Execution Time: ([\d.]+)/)} ms, ${pages}, at most ${Math.max(0, ...removed)} rows thrown away in one place`;
}
