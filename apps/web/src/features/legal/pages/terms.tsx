import { Trans } from '@lingui/react/macro';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { TermsClosing } from '../components/terms-closing.tsx';
import { TermsConduct } from '../components/terms-conduct.tsx';
import { TermsContent } from '../components/terms-content.tsx';
import { TermsMarketplace } from '../components/terms-marketplace.tsx';

type TermsProps = {
  supportEmail: string;
};

export function Terms({ supportEmail }: TermsProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 19/11/2026</Trans>}
      title={<Trans>Terms of use</Trans>}
      lead={
        <Trans>These are the rules between you and us. By joining you agree to them, so please read them. We’ve kept them short.</Trans>
      }
    >
      <TermsConduct />
      <TermsMarketplace />
      <TermsContent />
      <TermsClosing supportEmail={supportEmail} />
    </ProsePage>
  );
}
