import { useState } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import type { Draft, DraftField } from './draft.ts';
import { validateDraft } from './problems.ts';

type FieldErrors = Readonly<Partial<Record<DraftField, string>>>;
type DraftChange = Partial<Draft> | ((before: Draft) => Partial<Draft>);

/** What the fields of a post need: what is written, what is wrong with it, and how to change it. */
export type RequestForm = {
  draft: Draft;
  problems: FieldErrors;
  change: (part: DraftChange) => void;
  /** A field is left: what is wrong with it is said now, where something was written. */
  judge: (field: DraftField) => void;
};

/** The state of a post that is being written. */
export function useRequestForm(initial: Draft) {
  const { limits } = useAppConfig();
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<FieldErrors>({});

  function change(part: DraftChange) {
    setDraft((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
    if (typeof part === 'function') return;
    // A complaint is about what was written before.
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }

  const found = (): FieldErrors =>
    Object.fromEntries(Object.entries(validateDraft(draft, limits)).map(([field, code]) => [field, errorMessageDescriptor(code)]));

  function judge(field: DraftField) {
    const problem = found()[field];
    if (draft[field] !== '' && problem) setProblems((before) => ({ ...before, [field]: problem }));
  }

  /** True where nothing is in the way. */
  function check(): boolean {
    const all = found();
    setProblems(all);
    return Object.keys(all).length === 0;
  }

  /** What the service says about fields, beside them. */
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
