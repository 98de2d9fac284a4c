import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { Avatar } from '../../connections/index.ts';
import { admit } from '../../conversations/index.ts';
import { useConversation } from '../conversation/conversation-context.ts';
import panel from './group-panel.module.css';
import classes from './member-row.module.css';
import { useGroupChange } from './use-group-change.ts';

/** For admins: invited members, and those who accepted and await admission. */
export function PendingMembers({ group: { joining, invited } }: { group: GroupView }) {
  const { t } = useLingui();
  const { conversation } = useConversation();
  const queryClient = useQueryClient();
  const { isPending, work } = useGroupChange();
  const { data: settings } = useQuery({ ...settingsQuery, staleTime: Infinity });
  // Admins who hide their presence admit members manually, because automatic admission reveals to the group that they are online.
  const isByHand = settings?.body.showPresence === false;
  const rows = [...joining.map((member) => ({ member, isJoining: true })), ...invited.map((member) => ({ member, isJoining: false }))];
  if (rows.length === 0) return null;

  function handleWithdraw(memberId: string) {
    const params = { id: conversation.id, memberId };
    void work(conversation.id, () => client.call(conversations.withdrawInvitation, { params }));
  }

  return (
    <section aria-labelledby="group-invited">
      <h4 id="group-invited" className={panel.heading}>
        <Trans>Invited</Trans>
      </h4>
      <ul className={panel.list}>
        {rows.map(({ member, isJoining }) => {
          const name = member.username ?? '';
          return (
            <li key={member.id} className={classes.row}>
              <Avatar member={{ username: name, photo: member.photo }} />
              <span className={classes.text}>
                <bdi className={classes.name}>{name}</bdi>
                <span className={classes.marks}>
                  {!isJoining && <Trans>No reply yet</Trans>}
                  {isJoining && (isByHand ? <Trans>Accepted, waiting for you</Trans> : <Trans>Accepted, joining soon</Trans>)}
                </span>
              </span>
              {isJoining && isByHand && (
                <Button
                  size="sm"
                  variant="default"
                  disabled={isPending}
                  aria-label={t`Add to group: ${name}`}
                  onClick={() => void work(conversation.id, () => admit(queryClient, conversation))}
                >
                  <Trans>Add to group</Trans>
                </Button>
              )}
              <ActionIcon
                variant="subtle"
                size={44}
                c="var(--muted)"
                disabled={isPending}
                aria-label={t`Cancel invitation for ${name}`}
                onClick={() => handleWithdraw(member.id)}
              >
                <IconX size={20} stroke={1.5} aria-hidden="true" />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
