import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { connections } from '@subrosa/contract/endpoints/connections';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useLeaveBlocked } from '../use-block.ts';
import type { DialogProps } from './connect-dialog.tsx';
import { ReportForm } from './report-form.tsx';

/** Reports a member to staff; the member is not notified. */
export function ReportDialog({ member, opened, onClose }: DialogProps) {
  const leave = useLeaveBlocked();
  const [block, setBlock] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      closeOnClickOutside={false}
      size={520}
      title={
        <Trans>
          Report <bdi>{member.username}</bdi>
        </Trans>
      }
    >
      <ReportForm
        username={member.username}
        question={<Trans>What happened?</Trans>}
        onSend={async (report) => {
          await client.call(connections.reportMember, { body: { ...report, memberId: member.id, block } });
          onClose();
          if (block) await leave();
        }}
        onCancel={onClose}
      >
        <Checkbox
          size="md"
          label={
            <Trans>
              Also block <bdi>{member.username}</bdi>
            </Trans>
          }
          checked={block}
          onChange={({ currentTarget }) => setBlock(currentTarget.checked)}
        />
      </ReportForm>
    </Dialog>
  );
}
