import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { LegalSection } from '../components/legal-section.tsx';

type RecordKeepingProps = {
  supportAddress: string;
};

export function RecordKeeping({ supportAddress: supportEmail }: RecordKeepingProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 15/11/2026</Trans>}
      title={<Trans>18 U.S.C. 2257 statement</Trans>}
      lead={
        <Trans>
          A law of the United States asks those who publish sexually explicit pictures to keep proof that everyone shown is an adult. This
          is our statement.
        </Trans>
      }
    >
      <LegalSection title={<Trans>Everyone shown is an adult</Trans>}>
        <p>
          <Trans>
            Every person depicted on this site in actual or simulated sexually explicit conduct must have been at least {MINIMUM_AGE} years
            old when the picture or video was made. Nothing may be published here that shows, or is meant to appear to show, anyone younger,
            whatever the law of the place where it was made.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>How we make sure</Trans>}>
        <ul>
          <li>
            <Trans>Only members whose identity is verified may publish gallery and post media that show people.</Trans>
          </li>
          <li>
            <Trans>
              The uploader names every person shown, and there is a record of each person’s consent to publication and to download. Consent
              can be taken back.
            </Trans>
          </li>
          <li>
            <Trans>Each item is checked automatically and reviewed by our staff before other members can see it.</Trans>
          </li>
          <li>
            <Trans>What lacks a record, or gives reason to doubt one, is not published, or is removed.</Trans>
          </li>
        </ul>
      </LegalSection>

      <LegalSection title={<Trans>Which records are kept</Trans>}>
        <p>
          <Trans>
            Where 18 U.S.C. 2257 and 28 C.F.R. Part 75 apply, we keep for each person depicted the legal name, date of birth, other names
            used, a copy of a government ID, and an index that leads from the person to each depiction and back. These records are
            encrypted, are used for nothing else, and are kept as long as that law requires, even after an account is deleted. The{' '}
            <Link to="/privacy">privacy page</Link> says who may see them.
          </Trans>
        </p>
        <p>
          <Trans>
            Members who produce such material themselves may have duties of their own under the same law, and must be able to show their
            records to us.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Custodian of records</Trans>}>
        <p>
          <Trans>
            The custodian of records is reached at <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Please put “Custodian of records”
            in the subject. The records are open to inspection by the authorities that the law names.
          </Trans>
        </p>
        <p>
          <Trans>
            Write with the names, usernames or addresses that you ask about. The custodian confirms within 7 business days, names the place
            and the hours of an inspection, and can hand over the index as a file.
          </Trans>
        </p>
        <p>
          <Trans>
            If you think that someone shown here is a minor, do not copy or share the picture. Report it at once, as the{' '}
            <Link to="/complaints_policy">complaints policy</Link> describes.
          </Trans>
        </p>
      </LegalSection>
    </ProsePage>
  );
}
