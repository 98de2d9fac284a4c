import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReportLine } from '../calls/statistics.ts';
import { downloadReport } from './download.ts';

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
