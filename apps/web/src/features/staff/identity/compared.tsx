import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DateText } from '../../../shared/ui/date-text.tsx';
import type { OpenedParticulars, ReviewedVerification } from '../calls/identity.ts';
import facts from '../item/facts.module.css';
import { FactsTitle } from '../item/facts-title.tsx';
import { comparedOf, type Finding } from './findings.ts';

type ComparedProps = { reviewed: ReviewedVerification; opened: OpenedParticulars | undefined };

/** What was written beside the document, what the account says, and what a machine makes of both. */
export function Compared({ reviewed, opened }: ComparedProps) {
  const { t, i18n } = useLingui();
  const particulars = opened?.particulars ?? null;
  const { birthDate } = reviewed.member;
  const { birth, age, valid } = comparedOf({ particulars, birthDate, now: new Date() });
  const country = particulars && new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(particulars.country);
  const hidden = <IconEyeOff size={16} stroke={1.6} role="img" aria-label={t`Not opened yet`} />;
  return (
    <section>
      <FactsTitle level={3}>
        <Trans>What was compared</Trans>
      </FactsTitle>
      <table className={facts.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>Document</Trans>
            </th>
            <th scope="col">
              <Trans>Result</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Line name={<Trans>Full name</Trans>} value={particulars ? <bdi>{particulars.fullName}</bdi> : hidden} />
          <Line name={<Trans>Country that issued it</Trans>} value={particulars ? country : hidden} />
          <Line name={<Trans>Date of birth</Trans>} value={particulars ? <DateText date={particulars.dateOfBirth} /> : hidden} finding={birth}>
            {birth === 'fine' && <Trans>As in the account</Trans>}
            {birth === 'doubt' && (birthDate ? <AccountSays birthDate={birthDate} /> : <Trans>The account has none</Trans>)}
          </Line>
          <Line name={<Trans>Age</Trans>} value={age.years ?? hidden} finding={age.finding}>
            {age.finding === 'fine' && <Trans>Of age</Trans>}
            {age.finding === 'doubt' && <Trans>Younger than 19</Trans>}
          </Line>
          <Line
            name={<Trans>Valid until</Trans>}
            value={particulars ? particulars.expiresOn ? <DateText date={particulars.expiresOn} /> : <Trans>No end</Trans> : hidden}
            finding={valid}
          >
            {valid === 'fine' && <Trans>Valid</Trans>}
            {valid === 'doubt' && <Trans>Expired</Trans>}
          </Line>
          <Line
            name={<Trans>Number of the document</Trans>}
            value={particulars ? <bdi dir="ltr">{particulars.documentNumber}</bdi> : hidden}
            finding={opened ? (opened.isSameNumber ? 'fine' : 'doubt') : 'unknown'}
          >
            {opened?.isSameNumber === true && <Trans>As handed in</Trans>}
            {opened?.isSameNumber === false && <Trans>Another one was handed in</Trans>}
          </Line>
          <Line name={<Trans>Seen before</Trans>} value={null} finding={reviewed.documentKnown === 'no' ? 'fine' : 'doubt'}>
            {reviewed.documentKnown === 'no' && <Trans>No other account</Trans>}
            {reviewed.documentKnown === 'elsewhere' && <Trans>Another account has it</Trans>}
            {reviewed.documentKnown === 'granted' && <Trans>Lifetime premium was given for it</Trans>}
          </Line>
        </tbody>
      </table>
    </section>
  );
}

function AccountSays({ birthDate }: { birthDate: string }) {
  return (
    <Trans>
      The account says <DateText date={birthDate} />
    </Trans>
  );
}

type LineProps = { name: ReactNode; value: ReactNode; finding?: Finding; children?: ReactNode };

function Line({ name, value, finding = 'unknown', children }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
      <td {...(finding !== 'unknown' && { 'data-settled': finding === 'fine' })}>
        {finding === 'fine' && <IconCheck size={17} stroke={2} aria-hidden="true" />}
        {finding === 'doubt' && <IconAlertTriangle size={17} stroke={1.8} aria-hidden="true" />}
        {children}
      </td>
    </tr>
  );
}
