import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { UpgradeNote } from '../../../shared/ui/upgrade-note.tsx';
import { useConversation } from '../conversation/conversation-context.ts';
import { useContacts } from '../conversation/use-contacts.ts';
import { useSendContext } from '../conversation/use-send-context.ts';
import classes from './composer.module.css';
import { WritingForm } from './writing-form.tsx';

type ComposerProps = { onSent: () => void };

/** Where one writes; or why one cannot. */
export function Composer({ onSent }: ComposerProps) {
  const { conversation, thread, name } = useConversation();
  const context = useSendContext();
  const { changed, refused: rejectedContact } = useContacts();
  const isWide = useBreakpoint() === 'desktop';
  const { send, because } = conversation.can;
  const isStopped = thread.keys?.refused || changed || rejectedContact;
  if (send && isStopped) {
    return (
      <p className={classes.stopped} role="status">
        <Trans>Nothing is sent until the security key is settled.</Trans>
      </p>
    );
  }
  if (send) return <WritingForm context={context} name={name} onSent={onSent} />;
  if (because === 'upgrade') {
    return (
      <div className={classes.composer}>
        <UpgradeNote small level={isWide ? 3 : 2} title={<Trans>Upgrade to send</Trans>}>
          <Trans>Premium members read and answer what they are sent.</Trans>
        </UpgradeNote>
      </div>
    );
  }
  return (
    <p className={classes.stopped} role="status">
      {because === 'proof' ? (
        <Trans>
          Please <Link to="/settings/account">verify your phone or your identity</Link> before you write.
        </Trans>
      ) : (
        <Closed />
      )}
    </p>
  );
}

function Closed() {
  const { conversation } = useConversation();
  if (!conversation.group || conversation.group.can.leave) return <Trans>You cannot write here now.</Trans>;
  return <Trans>You are no longer in this group. What was said while you were stays here.</Trans>;
}
