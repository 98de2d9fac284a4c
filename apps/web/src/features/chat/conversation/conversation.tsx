import type { ConversationView } from '@subrosa/contract/conversations/parts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { loadThread, peerOf, useThread, useVault } from '../../conversations/index.ts';
import { Composer } from '../composer/composer.tsx';
import { KeyNotices } from '../keys/key-notices.tsx';
import { UnlockCard } from '../keys/unlock-card.tsx';
import { Arrivals } from './arrivals.tsx';
import { TalkContext, type AskedDialog } from './talk-context.ts';
import classes from './conversation.module.css';
import { Details } from './details.tsx';
import { Header } from './header.tsx';
import { MessageList } from './message-list.tsx';
import { TalkDialogs } from './talk-dialogs.tsx';
import { useReading } from './use-reading.ts';

type ConversationProps = { conversation: ConversationView };

export function Conversation({ conversation }: ConversationProps) {
  const { id } = conversation;
  const ownId = useSession((session) => session.account?.id) ?? '';
  const vault = useVault(({ state }) => state);
  const thread = useThread(id);
  const scroller = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<AskedDialog>(null);
  const peer = peerOf(conversation, ownId);
  const isLocked = vault === 'locked' || vault === 'failed';
  useReading(conversation, thread, scroller);

  // Without keys nothing can be opened; what is only listed, as for who must upgrade, needs none.
  useEffect(() => {
    if (vault === 'open') void loadThread(id);
  }, [id, vault]);

  const talk = useMemo(() => ({ conversation, thread, ownId, peer, open: setAsked }), [conversation, thread, ownId, peer]);
  return (
    <TalkContext value={talk}>
      <div className={classes.frame}>
        <section className={classes.talk} aria-labelledby="talk-name">
          <Header />
          {isLocked ? (
            <div className={classes.locked}>
              <UnlockCard />
            </div>
          ) : (
            <>
              <KeyNotices />
              <MessageList scroller={scroller} />
              <Arrivals />
              <Composer onSent={() => scroller.current?.scrollTo({ top: 0 })} />
            </>
          )}
        </section>
        <Details />
      </div>
      <TalkDialogs asked={asked} onClose={() => setAsked((open) => open && { ...open, opened: false })} />
    </TalkContext>
  );
}
