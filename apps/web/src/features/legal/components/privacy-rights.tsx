import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { LegalSection } from './legal-section.tsx';

type PrivacyRightsProps = {
  supportAddress: string;
};

export function PrivacyRights({ supportAddress: supportEmail }: PrivacyRightsProps) {
  return (
    <>
      <LegalSection title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            Wherever you live, you may see, correct, export and delete your data, object to their use or have it limited, and withdraw a
            consent. You find the export within the app, in a form that other programs can read. If the GDPR applies to you, you may also
            complain to your supervisory authority.
          </Trans>
        </p>
        <p>
          <Trans>
            Residents of California, and anyone without an account, can use the <Link to="/privacy/ccpa">privacy request form</Link>. We
            acknowledge a request within 10 business days and answer it within 45 days, or within one month where the GDPR applies.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Deletion</Trans>}>
        <p>
          <Trans>
            When you delete your account, it disappears at once and your data are erased within 24 hours; you get a receipt. We keep only
            what the law makes us keep, such as the records described on the <Link to="/usc">record-keeping page</Link> or evidence under a
            legal order, and, of excluded members, scrambled fingerprints of email address, telephone and document numbers, so that they do
            not return.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Minors</Trans>}>
        <p>
          <Trans>
            Nobody under {MINIMUM_AGE} may join. If you believe that a member is younger, tell us. We check, and if you are right we close
            and erase the account, except for what the law orders us to preserve.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Changes and contact</Trans>}>
        <p>
          <Trans>
            When this page changes, we change the date above and tell members of anything important before it takes effect. A new use of
            your data that needs consent waits for yours.
          </Trans>
        </p>
        <p>
          <Trans>
            For anything about your data, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or use the{' '}
            <Link to="/contact">contact page</Link>.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
