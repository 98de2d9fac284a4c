import { csvOf } from '@subrosa/rules/statistics/report';
import type { ReportLine } from '../calls/statistics.ts';

type Downloaded = { name: string; period: string; from: string; until: string; lines: readonly ReportLine[] };

const LONG_ENOUGH_MS = 10_000;

/** Made of what the page shows: the file and the page say the same. */
export function downloadReport({ name, ...report }: Downloaded, as: 'json' | 'csv'): void {
  const { period, from, until, lines } = report;
  const text = as === 'csv' ? csvOf(lines) : `${JSON.stringify({ period, from, until, lines }, null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: as === 'csv' ? 'text/csv' : 'application/json' }));
  link.download = `${name}-${period}.${as}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH_MS);
}
