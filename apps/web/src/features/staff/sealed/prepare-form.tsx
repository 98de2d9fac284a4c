import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { sealedIncidents, sealedVerdicts, type SealedIncident, type SealedVerdict } from '@subrosa/rules/sealed/sealed';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { useSealed } from './calls.ts';
import classes from './sealed.module.css';
import { incidentWords, verdictWords } from './words.ts';

type PrepareFormProps = { id: string };

const NOTE_MOST = 2000;

type Preparation = { verdict: SealedVerdict; incident: SealedIncident; note: string };

/** What one proposes; another person confirms it. */
export function PrepareForm({ id }: PrepareFormProps) {
  const { t } = useLingui();
  const { prepare } = useSealed();
  const call = useFormCall<Preparation>(
    { initialValues: { verdict: 'report', incident: 'material', note: '' } },
    ({ verdict, incident, note }) => prepare(id, { verdict, incident, ...(note.trim() && { note: note.trim() }) }),
  );
  return (
    <form className={classes.form} noValidate onSubmit={call.handleSubmit}>
      <NativeSelect
        size="md"
        label={<Trans>Decision</Trans>}
        data={sealedVerdicts.map((value) => ({ value, label: t(verdictWords[value]) }))}
        key={call.form.key('verdict')}
        {...call.form.getInputProps('verdict')}
      />
      <NativeSelect
        size="md"
        label={<Trans>What it is about</Trans>}
        data={sealedIncidents.map((value) => ({ value, label: t(incidentWords[value]) }))}
        key={call.form.key('incident')}
        {...call.form.getInputProps('incident')}
      />
      <Textarea
        size="md"
        className={classes.wide}
        label={<Trans>To the agency, if there is more to say</Trans>}
        autosize
        minRows={2}
        maxLength={NOTE_MOST}
        key={call.form.key('note')}
        {...call.form.getInputProps('note')}
      />
      <Button type="submit" size="md" className={classes.send} loading={call.isSending}>
        <Trans>Prepare</Trans>
      </Button>
    </form>
  );
}
