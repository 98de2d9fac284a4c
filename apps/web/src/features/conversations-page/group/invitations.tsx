import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, ActionIcon } from '@mantine/core';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import { IconDots } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { everyList, useVault } from '../../conversations/index.ts';
import { invitationsQuery, type OpenedInvitation } from './api.ts';
import type { ReportableInvitation } from '../report/report-invitation.tsx';
import classes from './invitations.module.css';

const ReportInvitation = lazy(async () => ({ default: (await import('../report/report-invitation.tsx')).ReportInvitation }));

/** The member's group invitations, above the conversations. */
export function Invitations() {
  const { t } = useLingui();
  const isOpen = useVault(({ state }) => state === 'open');
  const { data = [] } = useQuery({ ...invitationsQuery, enabled: isOpen });
  if (data.length === 0) return null;
  return (
    <section aria-label={t`Invitations`} className={classes.list}>
      {data.map((invitation) => (
        <Invitation key={invitation.conversationId} invitation={invitation} />
      ))}
    </section>
  );
}

function Invitation({ invitation }: { invitation: OpenedInvitation }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, run } = usePending();
  const [isWarned, setWarned] = useState(false);
  const [report, setReport] = useState<'opened' | 'closed' | null>(null);
  const { conversationId, inviter, accepted, members, blocked } = invitation;
  const name = invitation.name ?? t`Group`;
  const reportable = reportableOf(invitation);
  const names = new Intl.ListFormat(i18n.locale).format(blocked);

  async function respond(given: 'accept' | 'decline' | 'block') {
    await run(() => client.call(conversations.respondToInvitation, { params: { id: conversationId }, body: { answer: given } }));
    setWarned(false);
    await Promise.all([queryClient.invalidateQueries(invitationsQuery), queryClient.invalidateQueries(everyList)]);
  }

  return (
    <article className={classes.card}>
      <h2 className={classes.name}>
        <bdi>{name}</bdi>
      </h2>
      <p className={classes.detail}>
        <Trans>
          <bdi>{inviter.username}</bdi> invites you to this group.
        </Trans>{' '}
        <Plural value={members} one="# member" other="# members" />
      </p>
      {blocked.length > 0 && (
        <p className={classes.warning}>
          <Trans>This group includes someone you blocked: {names}</Trans>
        </p>
      )}
      {accepted && (
        <p className={classes.detail} role="status">
          <Trans>Invitation accepted. You’ll be added the next time a group admin is online.</Trans>
        </p>
      )}
      <div className={classes.actions}>
        {!accepted && (
          <>
            <Button size="sm" loading={isPending} onClick={() => (blocked.length > 0 ? setWarned(true) : void respond('accept'))}>
              <Trans>Accept</Trans>
            </Button>
            <Button size="sm" variant="default" disabled={isPending} onClick={() => void respond('decline')}>
              <Trans>Decline</Trans>
            </Button>
          </>
        )}
        <Menu width={280} position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size={44} c="var(--muted)" aria-label={t`Invitation options`}>
              <IconDots size={20} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {reportable && (
              <Menu.Item onClick={() => setReport('opened')}>
                <Trans>Report invitation</Trans>
              </Menu.Item>
            )}
            <Menu.Item data-danger onClick={() => void respond('block')}>
              <Trans>Decline and block group</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {report !== null && reportable && (
        <Suspense>
          <ReportInvitation invitation={reportable} opened={report === 'opened'} onClose={() => setReport('closed')} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={isWarned}
        onClose={() => setWarned(false)}
        isPending={isPending}
        title={<Trans>Join anyway?</Trans>}
        confirmLabel={<Trans>Join</Trans>}
        onConfirm={() => void respond('accept')}
      >
        <Trans>You blocked {names}. In this group you’ll see each other’s messages.</Trans>
      </ConfirmDialog>
    </article>
  );
}

/** Null when the name could not be decrypted, because nothing was displayed then. */
function reportableOf({ name, proof, inviter: { id, username }, ...invitation }: OpenedInvitation): ReportableInvitation | null {
  return name === null || proof === null ? null : { ...invitation, name, proof, inviter: { id, username: username ?? '' } };
}
