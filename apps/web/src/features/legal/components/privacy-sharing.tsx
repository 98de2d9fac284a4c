import { Trans } from '@lingui/react/macro';
import { LegalSection } from './legal-section.tsx';

export function PrivacySharing() {
  return (
    <>
      <LegalSection title={<Trans>Cookies and statistics</Trans>}>
        <p>
          <Trans>
            We set one cookie, which keeps you signed in. Besides, your browser remembers choices such as your language and your answer at
            the age gate, and keeps this device’s keys for chat. Statistics are gathered only if you consent, and without cookies. Nothing
            is loaded from other companies before you agree.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Emails</Trans>}>
        <p>
          <Trans>
            Our emails are discreet: neither the sender nor the subject says what this place is about, and no message text is in them. You
            can unsubscribe from all but the necessary ones, such as those about signing in.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Who else receives data</Trans>}>
        <ul>
          <li>
            <Trans>The card billing provider, when you buy a plan. What you give it there is subject to its own privacy policy.</Trans>
          </li>
          <li>
            <Trans>The provider of text messages, when you verify your telephone: your number and the code.</Trans>
          </li>
          <li>
            <Trans>The newsletter provider, only if you ask for the newsletter and confirm your address: your name and address.</Trans>
          </li>
          <li>
            <Trans>
              Authorities, where the law compels us. We examine every demand, give no more than we must, and cannot give what we cannot
              read.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>Nobody else. We do not sell data, and nothing goes to a third party before you consent.</Trans>
        </p>
      </LegalSection>
    </>
  );
}
