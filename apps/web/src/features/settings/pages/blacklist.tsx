import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { Capitalized } from '../../../shared/ui/capitalized.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { blockedQuery, useUnblock, type BlockedMember } from '../../connections/index.ts';
import { Loaded } from '../components/loaded.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import classes from './blacklist.module.css';

/** The tab `blacklist`: the members whom the member has blocked. */
export function Blacklist() {
  const query = useInfiniteQuery(blockedQuery);
  const container = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<{ member: BlockedMember; opened: boolean } | null>(null);
  const { isPending, run } = usePending();
  const unblock = useUnblock();

  async function handleConfirm() {
    // After a failure, the dialog stays for another attempt.
    if (!dialog || !(await run(() => unblock(dialog.member.id)))) return;
    setDialog({ ...dialog, opened: false });
    container.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={container} tabIndex={-1} className={classes.page}>
      <PageTitle>
        <Trans>Blocked members</Trans>
      </PageTitle>
      <Loaded query={query} rows={3}>
        {(members) =>
          members.length === 0 ? (
            <EmptyState
              title={
                <Capitalized>
                  <Trans>No blocked users</Trans>
                </Capitalized>
              }
              action={<HelpLink topic="blockedMembers" />}
            >
              <Trans>To block someone, use the menu on their profile. They won’t be notified.</Trans>
            </EmptyState>
          ) : (
            <Section
              title={<Trans>Blocked members</Trans>}
              description={<Trans>You won’t see each other, and they won’t be notified.</Trans>}
            >
              {members.map((member) => (
                <BlockedRow key={member.id} member={member} onUnblock={() => setDialog({ member, opened: true })} />
              ))}
              {query.hasNextPage && <PagedListTail loaded={members.length} {...pagingProps(query)} />}
              <InlineAlert tone="calm" title={<Trans>Blocked by mistake?</Trans>}>
                <Trans>You won’t be connected after unblocking. To reconnect, send a new request.</Trans>
              </InlineAlert>
            </Section>
          )
        }
      </Loaded>
      <ConfirmDialog
        opened={dialog?.opened === true}
        isPending={isPending}
        title={
          <Trans>
            Unblock <bdi>{dialog?.member.username}</bdi>?
          </Trans>
        }
        confirmLabel={<Trans>Unblock</Trans>}
        onConfirm={() => void handleConfirm()}
        onClose={() => setDialog((open) => open && { ...open, opened: false })}
      >
        <Trans>You’ll be able to see each other again. Your earlier connection, favourites and endorsements won’t come back.</Trans>
      </ConfirmDialog>
    </div>
  );
}

type BlockedRowProps = { member: BlockedMember; onUnblock: () => void };

function BlockedRow({ member: { username, since }, onUnblock }: BlockedRowProps) {
  const { t } = useLingui();
  return (
    <Row
      icon={
        <span className={classes.avatar}>
          <PlaceholderImage seed={username} motif="person" />
        </span>
      }
      title={<bdi>{username}</bdi>}
      detail={
        <Trans>
          Blocked <MomentText instant={since} />
        </Trans>
      }
    >
      <RowButton label={t`Unblock ${username}`} onClick={onUnblock}>
        <Trans>Unblock</Trans>
      </RowButton>
    </Row>
  );
}
