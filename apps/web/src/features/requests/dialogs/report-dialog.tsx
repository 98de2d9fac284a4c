import { Trans } from '@lingui/react/macro';
import { requests } from '@subrosa/contract/addresses/requests';
import { client } from '../../../shared/api/client.ts';
import { ReportForm } from '../../connections/index.ts';
import type { DialogProps } from './dialog-props.ts';

/** Tells staff about a post; its owner does not learn of it. */
export function ReportDialog({ request, opened, onClose }: DialogProps) {
  return (
    <ReportForm
      title={<Trans>Report this request</Trans>}
      username={request.poster.username}
      question={<Trans>What is wrong with it?</Trans>}
      opened={opened}
      onClose={onClose}
      onSend={async (report) => {
        await client.call(requests.reportRequest, { params: { id: request.id }, body: report });
        onClose();
      }}
    />
  );
}
