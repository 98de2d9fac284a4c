import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import classes from './safety-dialog.module.css';
import { useComparison } from './use-comparison.ts';

/** Sixty digits that both members see: if they match, no third party intercepts the messages. */
export function SafetyDialog({ opened, onClose, memberId: givenId }: ConversationDialogProps) {
  const { peer, nameOf } = useConversation();
  const memberId = givenId || (peer?.id ?? '');
  const { contact, digits, error, refetch, hasChanged, handleMark } = useComparison(memberId, { opened, onClose });
  const name = nameOf(memberId);
  const isCompared = contact?.compared ?? false;

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Safety number</Trans>} size={460}>
      <p className={frame.text}>
        <Trans>
          Compare these digits with <bdi>{nameOf(memberId)}</bdi> in person or on a call. If they match, no one is intercepting your
          messages.
        </Trans>
      </p>
      {hasChanged && (
        <p className={classes.changed} role="alert">
          <Trans>
            Your safety number with <bdi>{name}</bdi> has changed
          </Trans>
        </p>
      )}
      {error && <ErrorState compact error={error} onRetry={() => void refetch()} />}
      <ol className={classes.digits} dir="ltr" aria-busy={!digits}>
        {(digits ?? Array.from({ length: 12 }, () => '·····')).map((group, index) => (
          <li key={index}>{group}</li>
        ))}
      </ol>
      {isCompared && (
        <p className={classes.compared}>
          <Trans>You’ve compared this number.</Trans>
        </p>
      )}
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          <Trans>Close</Trans>
        </Button>
        {isCompared ? (
          <Button size="md" variant="default" disabled={!digits} onClick={() => void handleMark(false)}>
            <Trans>Mark as not compared</Trans>
          </Button>
        ) : (
          <Button size="md" disabled={!digits || contact?.state === 'changed'} onClick={() => void handleMark(true)}>
            <Trans>They match</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
