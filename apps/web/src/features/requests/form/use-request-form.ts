import { useState } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import type { Draft, DraftField } from './draft.ts';
import { validateDraft } from './problems.ts';

type FieldErrors = Readonly<Partial<Record<DraftField, string>>>;
type DraftChange = Partial<Draft> | ((before: Draft) => Partial<Draft>);

/** The props of the field groups of a post: the draft, the errors, and the change handler. */
export type RequestForm = {
  draft: Draft;
  problems: FieldErrors;
  change: (part: DraftChange) => void;
  /** Called when a field loses the focus: shows its error if it is not empty. */
  judge: (field: DraftField) => void;
};

/** The state of a post that is being edited. */
export function useRequestForm(initial: Draft) {
  const { limits } = useAppConfig();
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<FieldErrors>({});

  function change(part: DraftChange) {
    setDraft((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
    if (typeof part === 'function') return;
    // An error belongs to the previous value of the field.
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }

  const found = (): FieldErrors =>
    Object.fromEntries(Object.entries(validateDraft(draft, limits)).map(([field, code]) => [field, errorMessageDescriptor(code)]));

  function judge(field: DraftField) {
    const problem = found()[field];
    if (draft[field] !== '' && problem) setProblems((before) => ({ ...before, [field]: problem }));
  }

  /** Shows the errors; returns true when there are none. */
  function check(): boolean {
    const all = found();
    setProblems(all);
    return Object.keys(all).length === 0;
  }

  /** Shows the server's errors beside their fields. */
  function complain(error: unknown) {
    const fieldMessages = Object.entries(fieldErrors(error)).map(([path, message]) => [
      path.split('.')[0] === 'cityId' ? 'city' : path.split('.')[0],
      message,
    ]);
    setProblems((before) => ({ ...before, ...(Object.fromEntries(fieldMessages) as FieldErrors) }));
  }

  const form: RequestForm = { draft, problems, change, judge };
  return { form, setDraft, check, complain };
}
