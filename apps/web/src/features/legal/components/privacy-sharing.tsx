import { Trans } from '@lingui/react/macro';
import { LegalSection } from './legal-section.tsx';

export function PrivacySharing() {
  return (
    <>
      <LegalSection title={<Trans>Cookies and statistics</Trans>}>
        <p>
          <Trans>
            We set one cookie, which keeps you logged in. Your browser also remembers choices such as your language and your answer at the
            age gate, and stores this device’s chat keys. We only collect statistics if you agree, and without cookies. Nothing is loaded
            from other companies before you agree.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Emails</Trans>}>
        <p>
          <Trans>
            Our emails are discreet. The sender and subject never say what this site is about, and they contain no message text. You can
            unsubscribe from all but the necessary ones, such as emails about logging in.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Who else receives data</Trans>}>
        <ul>
          <li>
            <Trans>The payment provider, when you buy a plan. Its own privacy policy applies to what you give it there.</Trans>
          </li>
          <li>
            <Trans>The text message provider, when you verify your phone: your number and the code.</Trans>
          </li>
          <li>
            <Trans>
              The newsletter provider, only if you ask for the newsletter and confirm your email address: your name and email address.
            </Trans>
          </li>
          <li>
            <Trans>
              Authorities, where the law requires it. We examine every request, give no more than we must, and can’t give what we can’t
              read.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>No one else. We don’t sell data, and nothing goes to a third party before you consent.</Trans>
        </p>
      </LegalSection>
    </>
  );
}
