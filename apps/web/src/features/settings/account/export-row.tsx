import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../accounts/index.ts';
import { requestExport, exportQuery } from '../calls/data-export.ts';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { DownloadButton } from './download-button.tsx';
import { ExportState } from './export-state.tsx';

/** A copy of everything that we hold: asked for, made, fetched. */
export function ExportRow() {
  const { perform } = useReauthentication();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(exportQuery);
  const exportRequest = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>The file holds everything about you, so we ask for your password.</Trans>, action: <Trans>Request export</Trans> },
        requestExport,
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });

  return (
    <Row title={<Trans>Export everything</Trans>} detail={<ExportState found={data} hasFailed={isError} />} wide={data?.state === 'ready'}>
      {isError && !data && (
        <RowButton onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </RowButton>
      )}
      {data?.state === 'ready' && <DownloadButton key={data.readyAt} />}
      {(data?.state === 'none' || data?.state === 'ready') && (
        <RowButton onClick={() => exportRequest.mutate()}>
          {data.state === 'none' ? <Trans>Request export</Trans> : <Trans>Request anew</Trans>}
        </RowButton>
      )}
    </Row>
  );
}
