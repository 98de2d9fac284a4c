import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../accounts/index.ts';
import { requestExport, exportQuery, type DataExport } from '../api/data-export.ts';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { DownloadButton } from './download-button.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';

/** A copy of all the member's data: request, preparation and download. */
export function ExportRow() {
  const { performRecent } = useReauthentication();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(exportQuery);
  const exportRequest = useMutation({
    mutationFn: () =>
      performRecent(
        { reason: <Trans>This file contains all your data. Confirm that it’s you.</Trans>, action: <Trans>Request export</Trans> },
        requestExport,
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });

  return (
    <Row title={<Trans>Export your data</Trans>} detail={<ExportState found={data} hasFailed={isError} />} wide={data?.state === 'ready'}>
      {isError && !data && (
        <RowButton onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </RowButton>
      )}
      {data?.state === 'ready' && <DownloadButton key={data.readyAt} />}
      {(data?.state === 'none' || data?.state === 'ready') && (
        <RowButton onClick={() => exportRequest.mutate()}>
          {data.state === 'none' ? <Trans>Request export</Trans> : <Trans>Request new export</Trans>}
        </RowButton>
      )}
    </Row>
  );
}

type ExportStateProps = {
  found: DataExport | undefined;
  hasFailed: boolean;
};

function ExportState({ found, hasFailed }: ExportStateProps) {
  if (!found) return hasFailed ? <Trans>We couldn’t check this. Reload the page and try again.</Trans> : <Trans>Loading…</Trans>;
  switch (found.state) {
    case 'none':
      return <Trans>A machine-readable file of everything we hold about you.</Trans>;
    case 'pending':
      return <Trans>We’re preparing your file. We’ll email you when it’s ready.</Trans>;
    case 'ready':
      return <Trans>Ready since {found.readyAt && <MomentText instant={found.readyAt} />}. We keep the file for 7 days.</Trans>;
    default:
      return found.state satisfies never;
  }
}
