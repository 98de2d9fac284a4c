import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { Proof } from '@subrosa/crypto/conversation/decrypt-message';
import { stateReportOf } from '@subrosa/crypto/conversation/report';
import type { ReportReason } from '@subrosa/rules/connections/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { RecentDay } from '../../../shared/ui/recent-day.tsx';
import { ReportForm } from '../../connections/index.ts';
import { invitationsKey } from '../../conversations/index.ts';
import classes from './messages.module.css';

/** An invitation with a decrypted name, as a report needs it. */
export type ReportableInvitation = {
  conversationId: string;
  id: string;
  epoch: number;
  commitment: string;
  stampedOn: string;
  frankingKeyId: string;
  frankingTag: string;
  inviter: { id: string; username: string };
  name: string;
  proof: Proof;
};

type ReportInvitationProps = { invitation: ReportableInvitation; opened: boolean; onClose: () => void };

/** Reports the name in an invitation to staff. */
export function ReportInvitation({ invitation, opened, onClose }: ReportInvitationProps) {
  const ownId = useSession((session) => session.account?.id) ?? '';
  const queryClient = useQueryClient();
  const [block, setBlock] = useState(false);
  const { conversationId, inviter, name, stampedOn } = invitation;

  async function handleSend({ reason, text }: { reason: ReportReason; text: string }) {
    const stamped = { kind: 'invitation' as const, senderId: inviter.id, recipientId: ownId, ...invitation };
    const body = { conversationId, reason, text, states: [stateReportOf(stamped, invitation.proof)], block };
    await client.call(conversations.reportConversation, { body });
    onClose();
    if (block) await queryClient.invalidateQueries({ queryKey: invitationsKey });
  }

  return (
    <Dialog opened={opened} onClose={onClose} closeOnClickOutside={false} size={560} title={<Trans>Report invitation</Trans>}>
      <section className={classes.chosen}>
        <h3 className={classes.heading}>
          <Trans>Our team will see this</Trans>
        </h3>
        <p className={classes.message}>
          <span className={classes.who}>
            <bdi>{inviter.username}</bdi> · <RecentDay day={stampedOn} />
          </span>
          <span className={classes.full} dir="auto">
            {name}
          </span>
        </p>
      </section>
      <ReportForm username={inviter.username} question={<Trans>What happened?</Trans>} onSend={handleSend} onCancel={onClose}>
        <Checkbox
          size="md"
          label={
            <Trans>
              Also block <bdi>{inviter.username}</bdi>
            </Trans>
          }
          checked={block}
          onChange={({ currentTarget }) => setBlock(currentTarget.checked)}
        />
      </ReportForm>
    </Dialog>
  );
}
