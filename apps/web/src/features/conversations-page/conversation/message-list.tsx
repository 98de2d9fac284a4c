import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMemo, useRef, type RefObject } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { useSentinel } from '../../../shared/ui/use-sentinel.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useTimeZone } from '../../../shared/use-time-zone.ts';
import { loadOlder, loadThread, sentState } from '../../conversations/index.ts';
import { groupByDay } from '../text/group-by-day.ts';
import { dayInThread } from '../text/dates.ts';
import { Entry } from './entry.tsx';
import classes from './message-list.module.css';
import { Outbox } from './outbox.tsx';
import { RowsContext, useConversation } from './conversation-context.ts';

type MessageListProps = { scroller: RefObject<HTMLDivElement | null> };

/** All messages. The list grows upwards from its end, so that the scroll position stays while older messages load. */
export function MessageList({ scroller }: MessageListProps) {
  const { t } = useLingui();
  const { conversation, thread, name, ownId, nameOf } = useConversation();
  const { id } = conversation;
  const isGroup = conversation.group !== null;
  const rows = useMemo(() => ({ conversationId: id, ownId, nameOf, isGroup }), [id, ownId, nameOf, isGroup]);
  return (
    <div ref={scroller} className={classes.scroller} role="region" aria-label={t`Conversation with ${name}`} tabIndex={0}>
      <div className={classes.inside}>
        {thread.status === 'loading' && <SkeletonList shape="rows" count={4} />}
        {thread.status === 'failed' && <ErrorState error={thread.error} onRetry={() => void loadThread(id)} />}
        {thread.status === 'ready' && (
          <RowsContext value={rows}>
            <OlderEntries />
            <Days />
            <Outbox />
            <PlanNote />
          </RowsContext>
        )}
      </div>
    </div>
  );
}

/** The plan of the other member, which their profile shows too, does not include reading. */
function PlanNote() {
  const { conversation, thread, name, ownId } = useConversation();
  const last = thread.entries.at(-1);
  if (conversation.peerMayRead !== false || last?.kind !== 'text' || last.senderId !== ownId) return null;
  return (
    <p className={classes.plan}>
      <Trans>
        <bdi>{name}</bdi> can’t read this yet. Reading messages is part of premium.
      </Trans>
    </p>
  );
}

function OlderEntries() {
  const { conversation, thread, name, open } = useConversation();
  const { id } = conversation;
  const { entries, hasOlder, isLoadingOlder, error } = thread;
  const top = useRef<HTMLDivElement>(null);
  useSentinel(top, hasOlder && !isLoadingOlder && !error && entries.length, () => void loadOlder(id));
  if (error) return <ErrorState compact error={error} onRetry={() => void loadOlder(id)} />;
  if (hasOlder) {
    return (
      <div ref={top} className={classes.older}>
        <Button variant="default" aria-disabled={isLoadingOlder} onClick={() => void loadOlder(id)}>
          {isLoadingOlder ? <Trans>Loading…</Trans> : <Trans>Show earlier messages</Trans>}
        </Button>
      </div>
    );
  }
  return (
    <p className={classes.promise}>
      <IconLock size={18} stroke={1.5} aria-hidden="true" />
      <span>
        {conversation.group ? (
          <Trans>End-to-end encrypted. Only group members can read these messages. New members can’t see earlier ones.</Trans>
        ) : (
          <>
            <Trans>
              End-to-end encrypted. Only you and <bdi>{name}</bdi> can read these messages.
            </Trans>{' '}
            <button type="button" className={classes.compare} onClick={() => open({ name: 'safety', opened: true })}>
              <Trans>Compare safety number</Trans>
            </button>
          </>
        )}
      </span>
    </p>
  );
}

function Days() {
  const { i18n } = useLingui();
  const { conversation, thread, ownId } = useConversation();
  const timeZone = useTimeZone();
  const now = useNow();
  // Below the name, which is the heading of the page on a narrow screen.
  const Heading = useBreakpoint() === 'desktop' ? 'h3' : 'h2';
  return groupByDay(thread.entries, timeZone).map(({ day, items }) => (
    <section key={day}>
      <Heading className={classes.date}>{dayInThread(day, now, { locale: i18n.locale, timeZone })}</Heading>
      <ol className={classes.list}>
        {items.map((entry, index) => (
          <li key={entry.id} id={`message-${entry.id}`} className={classes.item}>
            <Entry
              entry={entry}
              startsRun={items[index - 1]?.senderId !== entry.senderId || items[index - 1]?.kind === 'event'}
              sent={entry.kind === 'text' && entry.senderId === ownId ? sentState(conversation, ownId, entry.sequence) : null}
            />
          </li>
        ))}
      </ol>
    </section>
  ));
}
