import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { renewKeys, useReauthentication } from '../../accounts/index.ts';
import { useAccountChanged, type Account } from '../api/account.ts';
import { InlineAlert } from '../components/inline-alert.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { LogRow } from './log-row.tsx';
import { LockedMessages } from './locked-messages.tsx';
import { RecoveryRow } from './recovery-row.tsx';

type MessagesSectionProps = { account: Account };

/** The keys of the member's messages, and the methods to unlock them. */
export function MessagesSection({ account }: MessagesSectionProps) {
  const { perform } = useReauthentication();
  const accountChanged = useAccountChanged();
  const renewal = useMutation({
    mutationFn: () =>
      perform(
        {
          reason: (
            <Trans>
              You’ll get new keys and keep your messages. People you chat with will see that your safety number changed. Your recovery code
              will stop working.
            </Trans>
          ),
          action: <Trans>Create new keys</Trans>,
        },
        renewKeys,
      ),
    onSuccess: accountChanged,
  });

  return (
    <Section
      title={<Trans>Your messages</Trans>}
      description={<Trans>Only your password or your recovery code can unlock them. We don’t have either.</Trans>}
    >
      {account.keysLocked && <LockedMessages />}
      <RecoveryRow account={account} />
      {!account.hasRecoveryCode && (
        <InlineAlert title={<Trans>Without it, you’ll lose your messages if you forget your password.</Trans>}>
          <Trans>Write the 12 words on paper and keep them somewhere private.</Trans>
        </InlineAlert>
      )}
      <Row
        title={<Trans>New keys</Trans>}
        detail={<Trans>Use this if a device was stolen. People you chat with will see that your safety number changed.</Trans>}
      >
        <RowButton onClick={() => renewal.mutate()}>
          <Trans>Create new keys</Trans>
        </RowButton>
      </Row>
      <LogRow />
      <HelpLink topic="messages" />
    </Section>
  );
}
