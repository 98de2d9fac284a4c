import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { inVault, refreshKeys, savePins } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import classes from './safety-dialog.module.css';

/** Sixty digits that both members see: if they match, no third party intercepts the messages. */
export function SafetyDialog({ opened, onClose, memberId: givenId }: ConversationDialogProps) {
  const { conversation, thread, peer, nameOf } = useConversation();
  const { id: conversationId } = conversation;
  const memberId = givenId || (peer?.id ?? '');
  const contact = thread.keys?.contacts.find((one) => one.memberId === memberId);
  const isCompared = contact?.verified ?? false;
  const { data, error, refetch } = useQuery({
    queryKey: ['conversations', 'safety', conversationId, memberId],
    queryFn: () => inVault((vault) => vault.safetyNumber({ conversationId, memberId })),
    enabled: opened && memberId !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  async function handleMark(compared: boolean) {
    await inVault((vault) => vault.markCompared({ conversationId, memberId, compared }));
    savePins();
    await refreshKeys(conversationId, true);
    onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Safety number</Trans>} size={460}>
      <p className={frame.text}>
        <Trans>
          Compare these digits with <bdi>{nameOf(memberId)}</bdi> in person or on a call. If they match, no one is intercepting your
          messages.
        </Trans>
      </p>
      {error && <ErrorState compact error={error} onRetry={() => void refetch()} />}
      <ol className={classes.digits} dir="ltr" aria-busy={!data}>
        {(data?.groups ?? Array.from({ length: 12 }, () => '·····')).map((group, index) => (
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
          <Button size="md" variant="default" disabled={!data} onClick={() => void handleMark(false)}>
            <Trans>Mark as not compared</Trans>
          </Button>
        ) : (
          <Button size="md" disabled={!data || contact?.state === 'changed'} onClick={() => void handleMark(true)}>
            <Trans>They match</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
