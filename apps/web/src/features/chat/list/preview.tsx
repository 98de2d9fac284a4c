import { Trans } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/parts';
import { IconLock, IconMessageReply } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openEntries, previewKey, sentState, type Shown, useDraft, useVault } from '../../conversations/index.ts';
import { Ticks } from '../conversation/ticks.tsx';
import classes from './preview.module.css';

type PreviewProps = { conversation: ConversationView; ownId: string | undefined };

/** The last words, opened in this browser; or what is in the way of reading them. */
export function Preview({ conversation, ownId }: PreviewProps) {
  const { id, last } = conversation;
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
        <Trans>Nothing said yet</Trans>
      </span>
    );
  }
  return (
    <>
      {last.kind === 'message' && last.senderId === ownId && <Ticks state={sentState(conversation, ownId, last.sequence)} />}
      <LastWords kind={last.kind} shown={shown} />
    </>
  );
}

function LastWords({ kind, shown }: { kind: string; shown: Shown | undefined }) {
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
          {shown.text}
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

function useLast({ id, last }: ConversationView): Shown | undefined {
  const isOpen = useVault(({ state }) => state === 'open');
  const isSealed = last?.kind === 'message';
  const { data } = useQuery({
    queryKey: previewKey(id, last?.id ?? ''),
    queryFn: () => openEntries(id, last ? [last] : []),
    enabled: last !== null && (isOpen || !isSealed),
    staleTime: Infinity,
    retry: false,
  });
  return last ? data?.[0] : undefined;
}
