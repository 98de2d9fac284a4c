import { Trans, useLingui } from '@lingui/react/macro';
import { DateText } from '../../../shared/ui/date-text.tsx';
import type { OpenedDetails, ReviewedVerification } from '../api/identity.ts';
import facts from '../case/details.module.css';
import { DetailsTitle } from '../case/details-title.tsx';
import { ComparedLine } from './compared-line.tsx';
import { findingOf, findingsOf, type Finding } from './findings.ts';

type ComparedProps = { reviewed: ReviewedVerification; opened: OpenedDetails | undefined };

/** Compares the details written beside the document with the account, as far as this is possible automatically. */
export function Compared({ reviewed, opened }: ComparedProps) {
  const { i18n } = useLingui();
  const details = opened?.details ?? null;
  const { birthDate } = reviewed.member;
  const { birth, age, valid } = findingsOf({ details, birthDate, now: new Date() });
  return (
    <section>
      <DetailsTitle level={3}>
        <Trans>Comparison</Trans>
      </DetailsTitle>
      <table className={facts.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>ID</Trans>
            </th>
            <th scope="col">
              <Trans>Result</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <ComparedLine name={<Trans>Full name</Trans>} value={details && <bdi>{details.fullName}</bdi>} />
          <ComparedLine name={<Trans>Issuing country</Trans>} value={details && countryOf(details.country, i18n.locale)} />
          <ComparedLine name={<Trans>Date of birth</Trans>} value={details && <DateText date={details.dateOfBirth} />} finding={birth}>
            <BirthResult finding={birth} birthDate={birthDate} />
          </ComparedLine>
          <ComparedLine name={<Trans>Age</Trans>} value={age.years} finding={age.finding}>
            {age.finding === 'fine' ? <Trans>Of age</Trans> : <Trans>Younger than 19</Trans>}
          </ComparedLine>
          <ComparedLine name={<Trans>Valid until</Trans>} value={details && <ValidUntil day={details.expiresOn} />} finding={valid}>
            {valid === 'fine' ? <Trans>Valid</Trans> : <Trans>Expired</Trans>}
          </ComparedLine>
          <NumberLine opened={opened} />
          <KnownLine known={reviewed.documentKnown} />
        </tbody>
      </table>
    </section>
  );
}

const countryOf = (code: string, locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

const ValidUntil = ({ day }: { day: string | null }) => (day === null ? <Trans>No end date</Trans> : <DateText date={day} />);

function BirthResult({ finding, birthDate }: { finding: Finding; birthDate: string | null }) {
  if (finding === 'fine') return <Trans>Matches the account</Trans>;
  if (birthDate === null) return <Trans>Not in the account</Trans>;
  return (
    <Trans>
      The account says <DateText date={birthDate} />
    </Trans>
  );
}

/** Compares the typed number with the one from which the stored mark was computed. */
function NumberLine({ opened }: { opened: OpenedDetails | undefined }) {
  const details = opened?.details;
  return (
    <ComparedLine
      name={<Trans>ID number</Trans>}
      value={details ? <bdi dir="ltr">{details.documentNumber}</bdi> : null}
      finding={findingOf(opened ? opened.isSameNumber : null)}
    >
      {opened?.isSameNumber === true ? <Trans>As submitted</Trans> : <Trans>A different number was submitted</Trans>}
    </ComparedLine>
  );
}

function KnownLine({ known }: { known: ReviewedVerification['documentKnown'] }) {
  return (
    <ComparedLine name={<Trans>Used before</Trans>} value="" finding={findingOf(known === 'no')}>
      {known === 'no' && <Trans>No other account</Trans>}
      {known === 'elsewhere' && <Trans>Used by another account</Trans>}
      {known === 'granted' && <Trans>Lifetime premium already given</Trans>}
    </ComparedLine>
  );
}
