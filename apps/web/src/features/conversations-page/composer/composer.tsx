import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { UpgradeNote } from '../../../shared/ui/upgrade-note.tsx';
import { useVault } from '../../conversations/index.ts';
import { useConversation } from '../conversation/conversation-context.ts';
import { useContacts } from '../conversation/use-contacts.ts';
import { useSendContext } from '../conversation/use-send-context.ts';
import classes from './composer.module.css';
import { ComposerForm } from './composer-form.tsx';

type ComposerProps = { onSent: () => void };

/** The message field, or the reason why the member cannot write. */
export function Composer({ onSent }: ComposerProps) {
  const { conversation, thread, name } = useConversation();
  const context = useSendContext();
  const { changed, unconfirmed, rejected: rejectedContact } = useContacts();
  const hasPins = useVault(({ alarm }) => alarm?.hasPins ?? true);
  const hasLogAlarm = useVault((vault) => vault.hasLogAlarm);
  const isWide = useBreakpoint() === 'desktop';
  const { send, because } = conversation.can;
  const isStopped = thread.keys?.error || changed || unconfirmed;
  if (send && (hasLogAlarm || rejectedContact)) {
    return (
      <p className={classes.stopped} role="status">
        <Trans>Sending is paused after a failed key check.</Trans>
      </p>
    );
  }
  if (send && !hasPins) {
    return (
      <p className={classes.stopped} role="status">
        <Trans>Review the security notice before sending messages.</Trans>
      </p>
    );
  }
  if (send && isStopped) {
    return (
      <p className={classes.stopped} role="status">
        <Trans>Review the new safety number before sending messages.</Trans>
      </p>
    );
  }
  if (send) return <ComposerForm context={context} name={name} onSent={onSent} />;
  if (because === 'upgrade') {
    return (
      <div className={classes.composer}>
        <UpgradeNote small level={isWide ? 3 : 2} title={<Trans>Upgrade to send</Trans>}>
          <Trans>Reading and replying to messages is part of premium.</Trans>
        </UpgradeNote>
      </div>
    );
  }
  return (
    <p className={classes.stopped} role="status">
      {because === 'proof' ? (
        <Trans>
          <Link to="/settings/account">Verify your phone or identity</Link> to send messages.
        </Trans>
      ) : (
        <ClosedNote />
      )}
    </p>
  );
}

function ClosedNote() {
  const { conversation } = useConversation();
  if (!conversation.group || conversation.group.can.leave) return <Trans>You can’t send messages here right now.</Trans>;
  return <Trans>You’re no longer in this group. You can still read messages from your time in it.</Trans>;
}
