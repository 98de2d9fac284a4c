import { Trans } from '@lingui/react/macro';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { PrivacyHoldings } from '../components/privacy-holdings.tsx';
import { PrivacyMessages } from '../components/privacy-messages.tsx';
import { PrivacyRights } from '../components/privacy-rights.tsx';
import { PrivacySharing } from '../components/privacy-sharing.tsx';

type PrivacyProps = {
  supportEmail: string;
};

export function Privacy({ supportEmail }: PrivacyProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 15/11/2026</Trans>}
      title={<Trans>Privacy</Trans>}
      lead={
        <Trans>
          Even your membership is confidential. This page explains what we keep, why, for how long, and what we make sure never to collect.
        </Trans>
      }
    >
      <PrivacyHoldings />
      <PrivacyMessages />
      <PrivacySharing />
      <PrivacyRights supportEmail={supportEmail} />
    </ProsePage>
  );
}
