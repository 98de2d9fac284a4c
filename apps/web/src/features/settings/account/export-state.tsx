import { Trans } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { DataExport } from '../calls/data-export.ts';

type ExportStateProps = {
  found: DataExport | undefined;
  hasFailed: boolean;
};

export function ExportState({ found, hasFailed }: ExportStateProps) {
  if (!found) return hasFailed ? <Trans>We could not look this up.</Trans> : <Trans>Loading…</Trans>;
  switch (found.state) {
    case 'none':
      return <Trans>A machine-readable file of everything that we hold about you.</Trans>;
    case 'asked':
      return <Trans>Being made. An email says when it is ready.</Trans>;
    case 'ready':
      return <Trans>Ready since {found.readyAt && <MomentText instant={found.readyAt} />}. We keep the file for 7 days.</Trans>;
    default:
      return found.state satisfies never;
  }
}
