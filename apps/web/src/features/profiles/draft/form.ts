import type { FieldProblem } from '@subrosa/contract/error-codes';
import { useState } from 'react';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { fieldOf } from './change.ts';
import type { Draft } from './draft.ts';
import type { FieldErrorCodes } from './problems.ts';

/** The props of the profile's field groups: the draft, the errors by field, and the change handler. */
export type DraftForm = {
  draft: Draft;
  problems: Readonly<Record<string, string>>;
  change: (part: Partial<Draft>) => void;
};

/** The state of a profile that is being edited; `proposed` has values that are not saved yet. */
export function useDraft(initial: Draft, proposed: Draft = initial) {
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(proposed);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
    // An error belongs to the previous value of the field.
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(fieldOf(path) in part))));
  }

  /** Shows errors: codes of the local validation, or sentences of the server. */
  function complain(found: FieldErrorCodes | Readonly<Record<string, string>>, from: 'here' | 'service') {
    const sentences = Object.entries(found).map(([path, text]) => [
      path,
      from === 'here' ? errorMessageDescriptor(text as FieldProblem) : text,
    ]);
    setProblems((before) => ({ ...before, ...(Object.fromEntries(sentences) as Record<string, string>) }));
  }

  const form: DraftForm = { draft, problems, change };
  return { form, saved, setSaved, setDraft, complain };
}

/** The error of a field, or of a part of it. */
export function errorAt(problems: DraftForm['problems'], field: string): string | undefined {
  const path = Object.keys(problems).find((path) => fieldOf(path) === field);
  return path && problems[path];
}
