import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { LegalSection } from '../components/legal-section.tsx';

type RecordKeepingProps = {
  supportEmail: string;
};

export function RecordKeeping({ supportEmail }: RecordKeepingProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 15/11/2026</Trans>}
      title={<Trans>18 U.S.C. 2257 statement</Trans>}
      lead={
        <Trans>
          US law requires anyone who publishes sexually explicit pictures to keep proof that everyone shown is an adult. This is our
          statement.
        </Trans>
      }
    >
      <LegalSection title={<Trans>Everyone shown is an adult</Trans>}>
        <p>
          <Trans>
            Every person depicted on this site in actual or simulated sexually explicit conduct must have been at least {MINIMUM_AGE} years
            old when the photo or video was made. Nothing may be published here that shows, or is meant to appear to show, anyone younger,
            whatever the law of the place where it was made.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>How we make sure</Trans>}>
        <ul>
          <li>
            <Trans>Only members whose identity is verified can publish gallery and post media that show people.</Trans>
          </li>
          <li>
            <Trans>
              The uploader names every person shown, and there’s a record of each person’s consent to publication and download. Consent can
              be withdrawn.
            </Trans>
          </li>
          <li>
            <Trans>We check each item automatically, and our team reviews it before other members can see it.</Trans>
          </li>
          <li>
            <Trans>We don’t publish anything whose record is missing or in doubt. If we find such an item, we remove it.</Trans>
          </li>
        </ul>
      </LegalSection>

      <LegalSection title={<Trans>Which records are kept</Trans>}>
        <p>
          <Trans>
            Where 18 U.S.C. 2257 and 28 C.F.R. Part 75 apply, we keep for each person depicted the legal name, date of birth, other names
            used, a copy of a government ID, and an index that links the person to each depiction and back. These records are encrypted,
            aren’t used for anything else, and are kept as long as that law requires, even after an account is deleted. The{' '}
            <Link to="/privacy">privacy page</Link> says who can see them.
          </Trans>
        </p>
        <p>
          <Trans>
            Members who produce such material themselves may have their own duties under the same law, and must be able to show us their
            records.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Custodian of records</Trans>}>
        <p>
          <Trans>
            Email the custodian of records at <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, with “Custodian of records” in the
            subject. The authorities named by the law can inspect the records.
          </Trans>
        </p>
        <p>
          <Trans>
            Include the names, usernames or addresses you’re asking about. The custodian confirms within 7 business days, names the place
            and hours of an inspection, and can provide the index as a file.
          </Trans>
        </p>
        <p>
          <Trans>
            If you think someone shown here is a minor, don’t copy or share the photo. Report it immediately, as the{' '}
            <Link to="/complaints_policy">complaints policy</Link> describes.
          </Trans>
        </p>
      </LegalSection>
    </ProsePage>
  );
}
