import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { dayOf } from '@subrosa/rules/statistics/periods';
import { legalMatterKinds, legalMatterOutcomes } from '@subrosa/rules/statistics/report';
import { useQuery } from '@tanstack/react-query';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { legalMattersQuery, useStatisticsActions, type LegalMatter } from '../api/statistics.ts';
import classes from './legal-matters.module.css';
import { legalMatterLabels, outcomeLabels } from './labels.ts';

type LegalMattersProps = { mayRecord: boolean };

/** Orders and disputes outside the app: recorded manually, with their dates only. */
export function LegalMatters({ mayRecord }: LegalMattersProps) {
  const query = useQuery(legalMattersQuery);
  return (
    <section>
      <h2 className={classes.title}>
        <Trans>Orders and disputes</Trans>
      </h2>
      <p className={classes.lead}>
        <Trans>Orders by authorities and out-of-court disputes are recorded here and counted in the report.</Trans>
      </p>
      {mayRecord && <RecordForm />}
      {query.data ? (
        <ul className={classes.list}>
          {query.data.map((legalMatter) => (
            <LegalMatterRow key={legalMatter.id} legalMatter={legalMatter} mayRecord={mayRecord} />
          ))}
        </ul>
      ) : (
        <QueryFallback query={query} compact skeleton={<SkeletonList shape="rows" count={2} />} />
      )}
    </section>
  );
}

const today = () => dayOf(new Date());

function RecordForm() {
  const { t } = useLingui();
  const { record } = useStatisticsActions();
  const call = useFormCall(
    { initialValues: { kind: legalMatterKinds[0], country: '', receivedOn: today() } },
    async ({ kind, country, receivedOn }) => record({ kind, country: country.trim().toUpperCase(), receivedOn }),
  );
  return (
    <form className={classes.form} noValidate onSubmit={call.handleSubmit}>
      <NativeSelect
        label={<Trans>Type</Trans>}
        data={legalMatterKinds.map((kind) => ({ value: kind, label: t(legalMatterLabels[kind]) }))}
        key={call.form.key('kind')}
        {...call.form.getInputProps('kind')}
      />
      <TextInput
        label={<Trans>Country</Trans>}
        description={<Trans>Two-letter country code, such as IE</Trans>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={2}
        key={call.form.key('country')}
        {...call.form.getInputProps('country')}
      />
      <TextInput
        type="date"
        label={<Trans>Received on</Trans>}
        max={today()}
        key={call.form.key('receivedOn')}
        {...call.form.getInputProps('receivedOn')}
      />
      <Button type="submit" variant="default" className={classes.send} loading={call.isSending}>
        <Trans>Add record</Trans>
      </Button>
    </form>
  );
}

function LegalMatterRow({ legalMatter, mayRecord }: { legalMatter: LegalMatter; mayRecord: boolean }) {
  const { t } = useLingui();
  const { resolve } = useStatisticsActions();
  const { id, kind, country, receivedOn, resolvedOn, outcome } = legalMatter;
  return (
    <li className={classes.row}>
      <span>
        {t(legalMatterLabels[kind])} <bdi className={classes.small}>{country}</bdi>
      </span>
      <span className={classes.small}>
        <DateText date={receivedOn} />
      </span>
      {resolvedOn && outcome && (
        <span className={classes.small}>
          {t(outcomeLabels[outcome])}, <DateText date={resolvedOn} />
        </span>
      )}
      {!resolvedOn && mayRecord && (
        <span className={classes.answers}>
          {legalMatterOutcomes.map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant="subtle"
              mih={44}
              onClick={() => void resolve(id, { resolvedOn: today(), outcome: one })}
            >
              {t(outcomeLabels[one])}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
