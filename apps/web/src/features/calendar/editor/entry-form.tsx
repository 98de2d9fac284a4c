import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SeriesScope } from '@subrosa/rules/calendar/entries';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '../../../shared/focus-first-error.ts';
import { LeaveDialog } from '../../../shared/ui/leave-dialog.tsx';
import { StaleAlert } from '../../../shared/ui/stale-alert.tsx';
import type { EntryView } from '../api/calendar.ts';
import { changedFields, type Draft } from './draft.ts';
import classes from './editor.module.css';
import { PublishFields } from './publish-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { TypeField } from './type-field.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useSave } from './use-save.ts';
import { WhenFields } from './when-fields.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';

type EntryFormProps = {
  initial: Draft;
  /** An existing entry with its version; null for a new one. */
  entry: { body: EntryView; version: string | undefined } | null;
  zone: string;
  today: string;
  onClose: () => void;
  onDone: () => void;
};

/** The form with all fields of an entry. */
export function EntryForm({ initial, entry, zone, today, onClose, onDone }: EntryFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const state = useEntryForm(initial, today);
  const [scope, setScope] = useState<SeriesScope>('one');
  const { form, saveError, check, complain } = state;
  const { draft } = form;
  const { saved, isStale, isSending, save } = useSave({ initial, entry, zone, scope, rebase: state.setDraft });
  const isDirty = changedFields(draft, saved).length > 0;
  const isPublished = draft.audience !== 'you' && !draft.isLater;

  async function submit() {
    let isRight = false;
    flushSync(() => {
      isRight = check();
    });
    if (!isRight) return focusFirstError(element.current);
    try {
      await save(draft);
      onDone();
    } catch (error) {
      flushSync(() => complain(error));
      focusFirstError(element.current);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) void submit();
  }

  return (
    <>
      <form ref={element} className={classes.form} noValidate onSubmit={handleSubmit}>
        {isStale && (
          <StaleAlert>
            <Trans>This entry was changed in another window.</Trans>
          </StaleAlert>
        )}
        {entry === null && <TypeField value={draft.type} onChange={(type) => form.change({ type })} />}
        <TextFields form={form} />
        {draft.type === 'travel' ? (
          <TripFields form={form} today={today} />
        ) : (
          <WhenFields form={form} today={today} isNew={entry === null} scope={scope} />
        )}
        <PublishFields form={form} today={today} />
        {entry && (entry.body.own?.seriesSize ?? 1) > 1 && <ScopeField value={scope} onChange={setScope} />}
        <div className={classes.footer}>
          <p className={classes.error} role="alert">
            {saveError}
          </p>
          <Button variant="default" size="md" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="md" loading={isSending}>
            {isPublished ? <Trans>Save and publish</Trans> : <Trans>Save</Trans>}
          </Button>
        </div>
      </form>
      <LeaveDialog isDirty={isDirty && !isSending} />
    </>
  );
}

type ScopeFieldProps = { value: SeriesScope; onChange: (scope: SeriesScope) => void };

/** Which entries of a series are changed. */
function ScopeField({ value, onChange }: ScopeFieldProps) {
  const { t } = useLingui();
  return (
    <ChoiceChips
      legend={<Trans>What to change</Trans>}
      choices={[
        { value: 'one', label: t`Only this entry` },
        { value: 'series', label: t`The whole series, except its dates` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
