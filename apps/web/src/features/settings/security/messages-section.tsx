import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { renewKeys, useReauthentication } from '../../accounts/index.ts';
import { useAccountChanged, type Account } from '../calls/account.ts';
import { Notice } from '../components/notice.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { LockedMessages } from './locked-messages.tsx';
import { RecoveryRow } from './recovery-row.tsx';

type MessagesSectionProps = { account: Account };

/** The keys of the member's messages, and what opens them. */
export function MessagesSection({ account }: MessagesSectionProps) {
  const { perform } = useReauthentication();
  const accountChanged = useAccountChanged();
  const renewal = useMutation({
    mutationFn: () =>
      perform(
        {
          reason: (
            <Trans>
              You get new keys; what was written stays readable. Your contacts are told that your key has changed, and your recovery code is
              void.
            </Trans>
          ),
          action: <Trans>Renew keys</Trans>,
        },
        renewKeys,
      ),
    onSuccess: accountChanged,
  });

  return (
    <Section
      title={<Trans>Your messages</Trans>}
      description={<Trans>Only your password or your recovery code opens them. We hold neither.</Trans>}
    >
      {account.keysLocked && <LockedMessages />}
      <RecoveryRow account={account} />
      {!account.hasRecoveryCode && (
        <Notice title={<Trans>Without the code, a forgotten password means lost messages.</Trans>}>
          <Trans>Write the twelve words on paper and keep them where nobody looks.</Trans>
        </Notice>
      )}
      <Row
        title={<Trans>New keys</Trans>}
        detail={<Trans>If a device was stolen. Your contacts are told that your key has changed.</Trans>}
      >
        <RowButton onClick={() => renewal.mutate()}>
          <Trans>Renew keys</Trans>
        </RowButton>
      </Row>
    </Section>
  );
}
