import { useLingui } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { IconBellOff, IconPin, IconUsersGroup } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useTimeZone } from '../../../shared/use-time-zone.ts';
import { Avatar } from '../../connections/index.ts';
import { GroupAvatar, peerOf, useAdmitting, useConversationName } from '../../conversations/index.ts';
import { conversationsPageSearchOf } from '../search.ts';
import { dateInList } from '../text/dates.ts';
import classes from './conversation-row.module.css';
import { Preview } from './preview.tsx';
import { UnreadCount } from './unread-count.tsx';

type ConversationRowProps = { conversation: ConversationView };

/** A conversation: its name, the time and text of the last message, and the unread count. */
export function ConversationRow({ conversation }: ConversationRowProps) {
  const { t, i18n } = useLingui();
  const ownId = useSession((session) => session.account?.id);
  const timeZone = useTimeZone();
  const now = useNow();
  const search = conversationsPageSearchOf(useSearch({ strict: false }));
  const { id, last, unread, muted, pinned, group } = conversation;
  const peer = peerOf(conversation, ownId);
  const name = useConversationName(conversation, ownId);
  useAdmitting(conversation);
  return (
    <Link to="/chat/$id" params={{ id }} search={search} className={classes.row} data-unread={unread > 0 || undefined} preload={false}>
      {group ? <GroupAvatar conversation={conversation} /> : <Avatar member={{ username: name, photo: peer?.photo ?? null }} />}
      <span className={classes.text}>
        <span className={classes.line}>
          <bdi className={classes.name}>{name}</bdi>
          {group && <IconUsersGroup size={16} stroke={1.5} role="img" aria-label={t`Group`} className={classes.muted} />}
          {pinned && <IconPin size={16} stroke={1.5} role="img" aria-label={t`Pinned`} className={classes.muted} />}
          {muted && <IconBellOff size={16} stroke={1.5} role="img" aria-label={t`Muted`} className={classes.muted} />}
          {last && (
            <time dateTime={last.sentAt} className={classes.time}>
              <bdi>{dateInList(new Date(last.sentAt), now, { locale: i18n.locale, timeZone })}</bdi>
            </time>
          )}
        </span>
        <span className={classes.line}>
          <Preview conversation={conversation} ownId={ownId} />
          <UnreadCount unread={unread} />
        </span>
      </span>
    </Link>
  );
}
