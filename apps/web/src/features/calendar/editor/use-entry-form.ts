import { ResponseError, ClientError } from '@subrosa/contract/client/errors';
import { useState } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { errorMessageFor, errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import type { Draft, DraftField } from './draft.ts';
import { validateDraft } from './problems.ts';

export type FieldErrors = Readonly<Partial<Record<DraftField | 'period', string>>>;

/** The props of the field groups of an entry. */
export type EntryForm = {
  draft: Draft;
  problems: FieldErrors;
  change: (part: Partial<Draft>) => void;
};

/** Maps the server's field names to those of the form. */
const fieldNames: Readonly<Record<string, DraftField>> = { cityId: 'city', fromCityId: 'fromCity', publishAt: 'publishDate' };

const whenFields: readonly string[] = ['startDate', 'endDate', 'startTime', 'endTime', 'dates', 'allDay', 'continuous', 'repeat', 'type'];

/** The state of an entry that is being edited. */
export function useEntryForm(initial: Draft, today: string) {
  const { limits } = useAppConfig();
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [saveError, setSaveError] = useState<string | null>(null);

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
    // A message that belongs to an earlier value of the field.
    const isOld = (field: string) =>
      field in part || (whenFields.some((one) => one in part) && (field === 'period' || whenFields.includes(field)));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !isOld(field))));
    setSaveError(null);
  }

  /** Returns true when the draft is valid; otherwise shows the errors. */
  function check(): boolean {
    const found = Object.entries(validateDraft(draft, today, limits)).map(([field, code]) => [field, errorMessageDescriptor(code)]);
    setProblems(Object.fromEntries(found) as FieldErrors);
    setSaveError(null);
    return found.length === 0;
  }

  /** Shows the server's errors: those of a field beside it, those about the time below it, the rest beside the buttons. */
  function complain(error: unknown) {
    const fieldMessages = Object.entries(fieldErrors(error)).map(([path, message]) => {
      const [name = path] = path.split('.');
      return [fieldNames[name] ?? name, message];
    });
    const isOccupied = error instanceof ResponseError && error.code === 'calendar.occupied';
    const fields: FieldErrors = {
      ...Object.fromEntries(fieldMessages),
      ...(isOccupied && { period: errorMessageDescriptor('calendar.occupied') }),
    };
    setProblems((before) => ({ ...before, ...fields }));
    const general = errorMessageDescriptor('server.error');
    if (Object.keys(fields).length === 0) setSaveError(error instanceof ClientError ? errorMessageFor(error.code, general) : general);
  }

  const form: EntryForm = { draft, problems, change };
  return { form, setDraft, saveError, check, complain };
}
