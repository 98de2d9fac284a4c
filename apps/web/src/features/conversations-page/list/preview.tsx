import { Trans } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { IconLock, IconMessageReply } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openEntries, previewKey, sentState, type TimelineEntry, useDraft, useVault } from '../../conversations/index.ts';
import { EventText } from '../text/event-text.tsx';
import { useNameOf } from '../text/use-name-of.ts';
import { useSummary } from '../text/use-summary.ts';
import { Ticks } from '../conversation/ticks.tsx';
import classes from './preview.module.css';

type PreviewProps = { conversation: ConversationView; ownId: string | undefined };

/** The last message, decrypted in this browser, or the reason why it cannot be read. */
export function Preview({ conversation, ownId }: PreviewProps) {
  const { id, last, group } = conversation;
  const nameOf = useNameOf(conversation, ownId);
  const draft = useDraft(id).text.trim();
  const shown = useLast(conversation);
  if (draft !== '') {
    return (
      <span className={classes.preview} dir="auto">
        <span className={classes.draft}>
          <Trans>Draft:</Trans>
        </span>{' '}
        {draft}
      </span>
    );
  }
  if (!last) {
    return (
      <span className={classes.preview}>
        <Trans>No messages yet</Trans>
      </span>
    );
  }
  if (last.kind === 'event') {
    return (
      <span className={classes.preview}>
        <EventText event={last} nameOf={nameOf} />
      </span>
    );
  }
  const isOwn = last.senderId === ownId;
  return (
    <>
      {last.kind === 'message' && isOwn && <Ticks state={sentState(conversation, ownId, last.sequence)} />}
      <LastMessage kind={last.kind} shown={shown} from={group && !isOwn ? nameOf(last.senderId) : null} />
    </>
  );
}

type LastMessageProps = { kind: string; shown: TimelineEntry | undefined; from: string | null };

function LastMessage({ kind, shown, from }: LastMessageProps) {
  const summary = useSummary();
  if (kind === 'locked') {
    return (
      <span className={classes.upgrade}>
        <span className={classes.veil} aria-hidden="true" />
        <IconLock size={16} stroke={1.5} aria-hidden="true" />
        <Trans>Upgrade to read</Trans>
      </span>
    );
  }
  if (kind === 'deleted') {
    return (
      <span className={classes.preview}>
        <Trans>Deleted message</Trans>
      </span>
    );
  }
  if (shown?.kind === 'text' || shown?.kind === 'auto') {
    return (
      <>
        {shown.kind === 'auto' && <IconMessageReply size={16} stroke={1.5} aria-hidden="true" className={classes.icon} />}
        <span className={classes.preview} dir="auto">
          {from !== null && (
            <>
              <bdi className={classes.from}>{from}:</bdi>{' '}
            </>
          )}
          {shown.kind === 'text' ? summary(shown) : shown.text}
        </span>
      </>
    );
  }
  return (
    <span className={classes.preview}>
      <Trans>Encrypted message</Trans>
    </span>
  );
}

function useLast({ id, last }: ConversationView): TimelineEntry | undefined {
  const isOpen = useVault(({ state }) => state === 'open');
  const isEncrypted = last?.kind === 'message';
  const { data } = useQuery({
    queryKey: previewKey(id, `${last?.id} ${last?.kind === 'message' ? last.commitment : ''}`),
    queryFn: () => openEntries(id, last ? [last] : []),
    enabled: last !== null && (isOpen || !isEncrypted),
    staleTime: Infinity,
    retry: false,
  });
  return last ? data?.[0] : undefined;
}
