import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { VerifiedMark } from '../../../shared/ui/verified-mark.tsx';
import { Portrait, profileQuery } from '../../connections/index.ts';
import { ChoiceList } from './choice-list.tsx';
import { ConnectedSince } from './connected-since.tsx';
import classes from './details.module.css';
import { PeerLine } from './peer-line.tsx';
import { useTalk } from './talk-context.ts';

const GroupPanel = lazy(async () => ({ default: (await import('../group/group-panel.tsx')).GroupPanel }));

/** Beside a conversation, from 1280 px: whom one talks to, and what can be done about it. */
export function Details() {
  const { t } = useLingui();
  const { conversation } = useTalk();
  return (
    <aside className={classes.details} aria-label={t`About this conversation`}>
      {conversation.group ? (
        <Suspense>
          <GroupPanel group={conversation.group} />
        </Suspense>
      ) : (
        <OfPeer />
      )}
    </aside>
  );
}

function OfPeer() {
  const { thread, peer, name } = useTalk();
  // Narrower screens have no such pane.
  const isWide = useBreakpoint() === 'desktop';
  const { data: profile } = useQuery({ ...profileQuery(name), enabled: isWide && peer !== undefined });
  const isCompared = thread.keys?.contacts.find(({ memberId }) => memberId === peer?.id)?.verified ?? false;
  return (
    <>
      <div className={classes.portrait}>
        <Portrait member={{ username: name, photo: peer?.photo ?? null }} />
      </div>
      <Link to="/$username" params={{ username: name }} search={{}} preload={false} className={classes.name}>
        <bdi>{name}</bdi>
        {profile?.verified && <VerifiedMark />}
      </Link>
      {profile && <PeerLine profile={profile} />}
      <dl className={classes.facts}>
        {profile?.relation === 'connected' && <ConnectedSince memberId={profile.id} />}
        <div className={classes.fact}>
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
