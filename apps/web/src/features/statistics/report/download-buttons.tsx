import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReportLine } from '../api/statistics.ts';
import { csvOf } from '@subrosa/rules/statistics/report';

type ReportDownload = { name: string; period: string; from: string; until: string; lines: readonly ReportLine[] };

const LONG_ENOUGH_MS = 10_000;

/** Created from the data of the page, so that file and page are consistent. */
function downloadReport({ name, ...report }: ReportDownload, as: 'json' | 'csv'): void {
  const { period, from, until, lines } = report;
  const text = as === 'csv' ? csvOf(lines) : `${JSON.stringify({ period, from, until, lines }, null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: as === 'csv' ? 'text/csv' : 'application/json' }));
  link.download = `${name}-${period}.${as}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH_MS);
}

type DownloadButtonsProps = { name: string; report: { period: string; from: string; until: string; lines: readonly ReportLine[] } };

export function DownloadButtons({ name, report }: DownloadButtonsProps) {
  const { t } = useLingui();
  const icon = <IconDownload size={18} stroke={1.5} aria-hidden="true" />;
  return (
    <>
      {(['csv', 'json'] as const).map((as) => {
        const format = as.toUpperCase();
        return (
          <Button
            key={as}
            variant="default"
            leftSection={icon}
            aria-label={t`Download as ${format}`}
            onClick={() => downloadReport({ name, ...report }, as)}
          >
            {format}
          </Button>
        );
      })}
    </>
  );
}
