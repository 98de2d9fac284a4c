import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';

/** A request with the SQL statements that it executed. */
export interface ObservedPlan {
  sentence: string;
  executed: readonly { name: string; text: string; values: unknown[] }[];
}

/** Writes the query plan of every statement of these requests to a file, and prints a line for each. All changes are rolled back. */
export async function writePlans(client: pg.Client, observed: readonly ObservedPlan[], file: string): Promise<void> {
  const written: string[] = [];
  await client.query('BEGIN');
  for (const { sentence, executed } of observed) {
    console.log(`  ${sentence}`);
    written.push(`# ${sentence}`);
    for (const { name, text, values } of executed) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
      const lines = rows.map((row) => row['QUERY PLAN']);
      console.log(`    ${name}: ${summaryOf(lines)}`);
      written.push(`## ${name}`, text.trim(), JSON.stringify(values), ...lines, '');
    }
  }
  await client.query('ROLLBACK');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, written.join('\n'));
  console.log(`  plans: ${file}`);
}

const STEP = /(Bitmap Index Scan on|Bitmap Heap Scan on|Index Only Scan using|Index Scan using) (\w+).*rows=(\d+) loops=(\d+)/;
const MOST_STEPS = 4;

/** Time, pages, and the plan nodes with most rows, in the order of the plan. */
function summaryOf(lines: readonly string[]): string {
  const first = (shape: RegExp) => lines.map((line) => shape.exec(line)?.[1]).find(Boolean);
  const steps = lines.flatMap((line) => {
    const [, step = '', name = '', rows, loops] = STEP.exec(line) ?? [];
    return step
      ? [{ label: `${step.replace(/ (on|using)$/, '')} ${name} ${Number(rows) * Number(loops)}`, rows: Number(rows) * Number(loops) }]
      : [];
  });
  const least = steps.map(({ rows }) => rows).toSorted((a, b) => b - a)[MOST_STEPS - 1] ?? 0;
  const largest = steps.filter(({ rows }) => rows >= Math.max(1, least)).map(({ label }) => label);
  return `${first(/Execution Time: ([\d.]+)/)} ms, ${first(/Buffers: (.+)/) ?? 'no pages'}: ${largest.join(', ')}`;
}
