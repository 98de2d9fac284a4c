import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { Avatar } from '../../connections/index.ts';
import { ChoiceList } from './choice-list.tsx';
import classes from './details.module.css';
import { useConversation } from './conversation-context.ts';

const GroupPanel = lazy(async () => ({ default: (await import('../group/group-panel.tsx')).GroupPanel }));

const PeerDetails = lazy(async () => ({ default: (await import('./peer-details.tsx')).PeerDetails }));

/** The panel beside a conversation, from 1280 px: the other member and the available actions. */
export function Details() {
  const { t } = useLingui();
  const { conversation } = useConversation();
  return (
    <aside className={classes.details} aria-label={t`Conversation details`}>
      {conversation.group ? (
        <Suspense>
          <GroupPanel group={conversation.group} />
        </Suspense>
      ) : (
        <PeerSection />
      )}
    </aside>
  );
}

function PeerSection() {
  const { thread, peer, name } = useConversation();
  // Narrower screens have no such panel.
  const isWide = useBreakpoint() === 'desktop';
  const isCompared = thread.keys?.contacts.find(({ memberId }) => memberId === peer?.id)?.compared ?? false;
  return (
    <>
      <div className={classes.avatar}>
        <Avatar member={{ username: name, photo: peer?.photo ?? null }} />
      </div>
      <Link to="/$username" params={{ username: name }} search={{}} preload={false} className={classes.name}>
        <bdi>{name}</bdi>
      </Link>
      <dl className={classes.detailList}>
        {isWide && peer && (
          <Suspense>
            <PeerDetails username={name} />
          </Suspense>
        )}
        <div className={classes.detail}>
          <dt>
            <Trans>Safety number</Trans>
          </dt>
          <dd data-compared={isCompared || undefined}>{isCompared ? <Trans>Compared</Trans> : <Trans>Not compared</Trans>}</dd>
        </div>
      </dl>
      <ChoiceList />
    </>
  );
}
