import type { DraftField } from '../draft/draft.ts';

export const formSteps = ['personal', 'location'] as const;

export type FormStep = (typeof formSteps)[number];
export type Step = FormStep | 'checklist';

/** What each step asks for and may not be left without. */
export const fieldsOf: Readonly<Record<FormStep, readonly DraftField[]>> = {
  personal: [
    'gender',
    'desiredGenders',
    'birthDate',
    'bodyType',
    'ethnicity',
    'heightMillimetres',
    'weightGrams',
    'shoeSizeTenths',
    'experience',
    'supportedLanguage',
    'expertise',
    'languages',
    'interests',
    'about',
  ],
  location: ['city', 'digitalOnly'],
};

type Progress = {
  /** Required fields that are still empty. */
  missing: readonly string[];
  isPending: boolean;
  /** The step that the address names: one may always go back. */
  requested: FormStep | undefined;
};

/** The step that somebody is at: the first that lacks something, or an earlier one that they ask for. */
export function stepOf({ missing, isPending, requested }: Progress): Step {
  const lacksPersonal = missing.some((field) => field !== 'city');
  if (requested === 'personal' || lacksPersonal) return 'personal';
  // Whoever has answered everything still has to say that they are done.
  return requested === 'location' || isPending || missing.length > 0 ? 'location' : 'checklist';
}
