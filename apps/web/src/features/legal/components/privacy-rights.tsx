import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { LegalSection } from './legal-section.tsx';

type PrivacyRightsProps = {
  supportEmail: string;
};

export function PrivacyRights({ supportEmail }: PrivacyRightsProps) {
  return (
    <>
      <LegalSection title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            Wherever you live, you can see, correct, export and delete your data, object to its use or have it limited, and withdraw
            consent. You can export your data in the app, in a format other programs can read. If the GDPR applies to you, you can also
            complain to your supervisory authority.
          </Trans>
        </p>
        <p>
          <Trans>
            Residents of California, and anyone without an account, can use the <Link to="/privacy/ccpa">privacy request form</Link>. We
            acknowledge requests within 10 business days and answer them within 45 days, or within one month where the GDPR applies.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Deletion</Trans>}>
        <p>
          <Trans>
            When you delete your account, it disappears immediately. Your data is erased within 24 hours, and you get a receipt. We only
            keep what the law requires, such as the records described on the <Link to="/usc">record-keeping page</Link> or evidence under a
            legal order. For banned members, we also keep scrambled fingerprints of email address, phone and document numbers, so they can’t
            return.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Minors</Trans>}>
        <p>
          <Trans>
            No one under {MINIMUM_AGE} may join. If you believe a member is younger, tell us. We’ll check. If you’re right, we’ll close and
            erase the account, except for what the law requires us to preserve.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Changes and contact</Trans>}>
        <p>
          <Trans>
            When this page changes, we change the date above and tell members about anything important before it takes effect. If a new use
            of your data needs consent, we’ll ask you first.
          </Trans>
        </p>
        <p>
          <Trans>
            For anything about your data, email <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or use the{' '}
            <Link to="/contact">contact page</Link>.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
