import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { loadThread, peerOf, useAdmitting, useConversationName, useThread, useVault } from '../../conversations/index.ts';
import { addFiles } from '../composer/add-files.ts';
import { Composer } from '../composer/composer.tsx';
import { KeyNotices } from '../keys/key-notices.tsx';
import { SettingsNotice } from '../keys/settings-notice.tsx';
import { UnlockCard } from '../keys/unlock-card.tsx';
import { useNameOf } from '../text/use-name-of.ts';
import { ArrivalAnnouncer } from './arrival-announcer.tsx';
import { ConversationContext, type OpenDialog } from './conversation-context.ts';
import classes from './conversation.module.css';
import { Details } from './details.tsx';
import { Header } from './header.tsx';
import { MessageList } from './message-list.tsx';
import { PinnedBar } from './pinned-bar.tsx';
import { ConversationDialogs } from './conversation-dialogs.tsx';
import { useReading } from './use-reading.ts';

type ConversationProps = { conversation: ConversationView };

export function Conversation({ conversation }: ConversationProps) {
  const { id } = conversation;
  const ownId = useSession((session) => session.account?.id) ?? '';
  const isPremium = useSession((session) => session.account?.premium === true);
  const vault = useVault(({ state }) => state);
  const hasPins = useVault(({ alarm }) => alarm?.hasPins ?? true);
  const thread = useThread(id);
  const scroller = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const peer = peerOf(conversation, ownId);
  const name = useConversationName(conversation, ownId);
  const nameOf = useNameOf(conversation, ownId);
  const isLocked = vault === 'locked' || vault === 'failed';
  useReading(conversation, thread, ownId, scroller);

  // Messages can be decrypted only with open keys. A change of the plan reloads them, because the server returns locked messages only to
  // premium members.
  useEffect(() => {
    if (vault === 'open') void loadThread(id);
  }, [id, vault, isPremium]);

  useAdmitting(conversation);

  const handleSent = useCallback(() => scroller.current?.scrollTo({ top: 0 }), []);

  const openConversation = useMemo(
    () => ({ conversation, thread, ownId, peer, name, nameOf, open: setDialog }),
    [conversation, thread, ownId, peer, name, nameOf],
  );
  return (
    <ConversationContext value={openConversation}>
      <div className={classes.frame}>
        <section
          className={classes.conversation}
          aria-labelledby="talk-name"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (conversation.can.send) addFiles(id, [...event.dataTransfer.files]);
          }}
        >
          <Header />
          {isLocked ? (
            <div className={classes.locked}>
              <UnlockCard />
            </div>
          ) : (
            <>
              <SettingsNotice />
              {hasPins && <KeyNotices />}
              {conversation.pins.length > 0 && <PinnedBar />}
              <MessageList scroller={scroller} />
              <ArrivalAnnouncer />
              <Composer onSent={handleSent} />
            </>
          )}
        </section>
        <Details />
      </div>
      <ConversationDialogs dialog={dialog} onClose={() => setDialog((open) => open && { ...open, opened: false })} />
    </ConversationContext>
  );
}
