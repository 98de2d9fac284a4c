import { Trans } from '@lingui/react/macro';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { PrivacyHoldings } from '../components/privacy-holdings.tsx';
import { PrivacyMessages } from '../components/privacy-messages.tsx';
import { PrivacyRights } from '../components/privacy-rights.tsx';
import { PrivacySharing } from '../components/privacy-sharing.tsx';

type PrivacyProps = {
  supportAddress: string;
};

export function Privacy({ supportAddress: supportEmail }: PrivacyProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 15/11/2026</Trans>}
      title={<Trans>Privacy</Trans>}
      lead={
        <Trans>
          That you are a member is already a confidence. This page says what we hold, why, for how long, and what we took care never to
          have.
        </Trans>
      }
    >
      <PrivacyHoldings />
      <PrivacyMessages />
      <PrivacySharing />
      <PrivacyRights supportAddress={supportEmail} />
    </ProsePage>
  );
}
