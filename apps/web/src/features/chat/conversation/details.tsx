import { Trans, useLingui } from '@lingui/react/macro';
import { IconArchive, IconArchiveOff, IconBan, IconBell, IconBellOff, IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Portrait } from '../../connections/index.ts';
import classes from './details.module.css';
import { useTalk } from './talk-context.ts';
import { useTalkActions } from './use-talk-actions.ts';

/** Beside a conversation, from 1280 px: whom one talks to, and what can be done about it. */
export function Details() {
  const { t } = useLingui();
  const { conversation, thread, peer, open } = useTalk();
  const { archive, mute } = useTalkActions();
  const { archived, muted, can } = conversation;
  const name = peer?.username ?? '';
  const isCompared = thread.keys?.contacts.find(({ memberId }) => memberId === peer?.id)?.verified ?? false;
  const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <aside className={classes.details} aria-label={t`About this conversation`}>
      <div className={classes.portrait}>
        <Portrait member={{ username: name, photo: peer?.photo ?? null }} />
      </div>
      <Link to="/$username" params={{ username: name }} search={{}} preload={false} className={classes.name}>
        <bdi>{name}</bdi>
      </Link>
      <dl className={classes.facts}>
        <dt>
          <Trans>Safety number</Trans>
        </dt>
        <dd data-compared={isCompared || undefined}>{isCompared ? <Trans>Compared</Trans> : <Trans>Not compared</Trans>}</dd>
      </dl>
      <ul className={classes.actions}>
        <li>
          <button type="button" className={classes.action} onClick={() => void mute(!muted)}>
            {muted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
            {muted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
          </button>
        </li>
        <li>
          <button type="button" className={classes.action} onClick={() => void archive(!archived)}>
            {archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
            {archived ? <Trans>Take out of the archive</Trans> : <Trans>Archive</Trans>}
          </button>
        </li>
        {can.report && (
          <li>
            <button type="button" className={classes.action} onClick={() => open({ name: 'report', opened: true })}>
              <IconFlag {...icon} />
              <Trans>Report conversation</Trans>
            </button>
          </li>
        )}
        <li>
          <button type="button" className={classes.action} data-danger onClick={() => open({ name: 'block', opened: true })}>
            <IconBan {...icon} />
            <span>
              <Trans>
                Block <bdi>{name}</bdi>
              </Trans>
            </span>
          </button>
        </li>
      </ul>
    </aside>
  );
}
