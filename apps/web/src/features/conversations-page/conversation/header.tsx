import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconShield, IconShieldCheckFilled } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { Avatar } from '../../connections/index.ts';
import { GroupAvatar } from '../../conversations/index.ts';
import { useTyping } from './use-typing.ts';
import { conversationsPageSearchOf } from '../search.ts';
import classes from './header.module.css';
import { ConversationMenu } from './conversation-menu.tsx';
import { useConversation } from './conversation-context.ts';

/** The header of a conversation: its name and the available actions. */
export function Header() {
  const { t } = useLingui();
  const { conversation, peer, name, thread, open } = useConversation();
  const isWide = useBreakpoint() === 'desktop';
  const isCompared = thread.keys?.contacts.find(({ memberId }) => memberId === peer?.id)?.compared ?? false;
  const SafetyIcon = isCompared ? IconShieldCheckFilled : IconShield;
  const search = conversationsPageSearchOf(useSearch({ strict: false }));
  // On a narrow screen, the list with its heading is not rendered.
  const Heading = isWide ? 'h2' : 'h1';
  return (
    <header className={classes.header}>
      {!isWide && (
        <Link to="/chat" search={search} className={classes.back} aria-label={t`Back to conversations`}>
          <IconArrowLeft size={24} stroke={1.5} aria-hidden="true" className={classes.directed} />
        </Link>
      )}
      {conversation.group ? (
        <GroupAvatar conversation={conversation} />
      ) : (
        <Avatar member={{ username: name, photo: peer?.photo ?? null }} />
      )}
      <div className={classes.text}>
        <Heading id="talk-name" className={classes.name}>
          {conversation.group ? (
            <button type="button" dir="auto" className={classes.link} onClick={() => open({ name: 'group', opened: true })}>
              <bdi>{name}</bdi>
            </button>
          ) : (
            <Link to="/$username" params={{ username: name }} search={{}} preload={false} className={classes.link}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </Heading>
        <p className={classes.detail} role="status">
          <Detail />
        </p>
      </div>
      {peer && (
        <ActionIcon
          variant="subtle"
          size={44}
          radius="md"
          c={isCompared ? 'var(--ok)' : 'var(--text)'}
          aria-label={isCompared ? t`Safety number compared` : t`Compare safety number`}
          disabled={!thread.keys}
          onClick={() => open({ name: 'safety', opened: true })}
        >
          <SafetyIcon size={22} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      )}
      <ConversationMenu />
    </header>
  );
}

function Detail() {
  const { conversation, thread, peer, nameOf } = useConversation();
  const writer = useTyping(thread.typing);
  if (conversation.group) {
    const name = writer === undefined ? '' : nameOf(writer);
    if (writer !== undefined) return <Trans>{name} is typing…</Trans>;
    return <Plural value={conversation.members.length} one="# member" other="# members" />;
  }
  if (writer !== undefined) return <Trans>is typing…</Trans>;
  const state = thread.keys?.contacts.find(({ memberId }) => memberId === peer?.id)?.state;
  if (state === 'unproved') return <Trans>Keys not confirmed yet</Trans>;
  return peer?.accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>;
}
