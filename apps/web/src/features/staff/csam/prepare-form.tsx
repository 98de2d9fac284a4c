import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { csamIncidents, csamVerdicts, type CsamIncident, type CsamVerdict } from '@subrosa/rules/csam/csam';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { useCsamCases } from './api.ts';
import classes from './csam.module.css';
import { incidentLabels, verdictLabels } from './labels.ts';

type PrepareFormProps = { id: string };

const NOTE_MOST = 2000;

type PrepareFormValues = { verdict: CsamVerdict; incident: CsamIncident; note: string };

/** The proposal of one reviewer, which another confirms. */
export function PrepareForm({ id }: PrepareFormProps) {
  const { t } = useLingui();
  const { prepare } = useCsamCases();
  const call = useFormCall<PrepareFormValues>(
    { initialValues: { verdict: 'report', incident: 'material', note: '' } },
    ({ verdict, incident, note }) => prepare(id, { verdict, incident, ...(note.trim() && { note: note.trim() }) }),
  );
  return (
    <form className={classes.form} noValidate onSubmit={call.handleSubmit}>
      <NativeSelect
        size="md"
        label={<Trans>Decision</Trans>}
        data={csamVerdicts.map((value) => ({ value, label: t(verdictLabels[value]) }))}
        key={call.form.key('verdict')}
        {...call.form.getInputProps('verdict')}
      />
      <NativeSelect
        size="md"
        label={<Trans>Subject</Trans>}
        data={csamIncidents.map((value) => ({ value, label: t(incidentLabels[value]) }))}
        key={call.form.key('incident')}
        {...call.form.getInputProps('incident')}
      />
      <Textarea
        size="md"
        className={classes.wide}
        label={<Trans>Further information for the agency</Trans>}
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
