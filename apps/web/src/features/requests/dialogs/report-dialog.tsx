import { Trans } from '@lingui/react/macro';
import { requests } from '@subrosa/contract/endpoints/requests';
import { client } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ReportForm } from '../../connections/index.ts';
import type { DialogProps } from './dialog-props.ts';

/** Reports a post to staff; its owner is not notified. */
export function ReportDialog({ request, opened, onClose }: DialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      closeOnClickOutside={false}
      size={520}
      title={<Trans>Report request</Trans>}
    >
      <ReportForm
        username={request.poster.username}
        question={<Trans>What’s wrong with it?</Trans>}
        onSend={async (report) => {
          await client.call(requests.reportRequest, { params: { id: request.id }, body: report });
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
