import type { DraftField } from '../draft/draft.ts';

export const formSteps = ['personal', 'location'] as const;

export type FormStep = (typeof formSteps)[number];
export type Step = FormStep | 'checklist';

/** The required fields of each step. */
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
  /** The step in the URL; earlier steps are always allowed. */
  requested: FormStep | undefined;
};

/** The current step: the first incomplete one, or an earlier one from the URL. */
export function stepOf({ missing, isPending, requested }: Progress): Step {
  const lacksPersonal = missing.some((field) => field !== 'city');
  if (requested === 'personal' || lacksPersonal) return 'personal';
  // A member with all answers still has to finish the wizard.
  return requested === 'location' || isPending || missing.length > 0 ? 'location' : 'checklist';
}
