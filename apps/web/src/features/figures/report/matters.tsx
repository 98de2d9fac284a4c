import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { dayOf } from '@subrosa/rules/figures/periods';
import { matterKinds, matterOutcomes } from '@subrosa/rules/figures/report';
import { useQuery } from '@tanstack/react-query';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { mattersQuery, useFigureChanges, type Matter } from '../calls/figures.ts';
import classes from './matters.module.css';
import { matterWords, outcomeWords } from './words.ts';

type MattersProps = { mayRecord: boolean };

/** Orders and disputes, which no case holds: noted by hand, with their dates alone. */
export function Matters({ mayRecord }: MattersProps) {
  const query = useQuery(mattersQuery);
  return (
    <section>
      <h2 className={classes.title}>
        <Trans>Orders and disputes</Trans>
      </h2>
      <p className={classes.lead}>
        <Trans>What authorities order and what is brought before a body outside is noted here, and counts in the report.</Trans>
      </p>
      {mayRecord && <RecordForm />}
      {query.data ? (
        <ul className={classes.list}>
          {query.data.map((matter) => (
            <MatterRow key={matter.id} matter={matter} mayRecord={mayRecord} />
          ))}
        </ul>
      ) : (
        <Unloaded query={query} compact skeleton={<SkeletonList shape="rows" count={2} />} />
      )}
    </section>
  );
}

const today = () => dayOf(new Date());

function RecordForm() {
  const { t } = useLingui();
  const { record } = useFigureChanges();
  const call = useFormCall(
    { initialValues: { kind: matterKinds[0], country: '', receivedOn: today() } },
    async ({ kind, country, receivedOn }) => record({ kind, country: country.trim().toUpperCase(), receivedOn }),
  );
  return (
    <form className={classes.form} noValidate onSubmit={call.handleSubmit}>
      <NativeSelect
        label={<Trans>What came</Trans>}
        data={matterKinds.map((kind) => ({ value: kind, label: t(matterWords[kind]) }))}
        key={call.form.key('kind')}
        {...call.form.getInputProps('kind')}
      />
      <TextInput
        label={<Trans>Country</Trans>}
        description={<Trans>Two letters, such as IE</Trans>}
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
        <Trans>Note it</Trans>
      </Button>
    </form>
  );
}

function MatterRow({ matter, mayRecord }: { matter: Matter; mayRecord: boolean }) {
  const { t } = useLingui();
  const { answer } = useFigureChanges();
  const { id, kind, country, receivedOn, answeredOn, outcome } = matter;
  return (
    <li className={classes.matter}>
      <span>
        {t(matterWords[kind])} <bdi className={classes.small}>{country}</bdi>
      </span>
      <span className={classes.small}>
        <DateText date={receivedOn} />
      </span>
      {answeredOn && outcome && (
        <span className={classes.small}>
          {t(outcomeWords[outcome])}, <DateText date={answeredOn} />
        </span>
      )}
      {!answeredOn && mayRecord && (
        <span className={classes.answers}>
          {matterOutcomes.map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant="subtle"
              mih={44}
              onClick={() => void answer(id, { answeredOn: today(), outcome: one })}
            >
              {t(outcomeWords[one])}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
