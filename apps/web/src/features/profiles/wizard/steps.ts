import type { DraftField } from '../draft/draft.ts';

export const formSteps = ['personal', 'location'] as const;

export type FormStep = (typeof formSteps)[number];
export type Step = FormStep | 'checklist';

/** The groups of the first step: a phone shows one at a time. */
export const personalParts = ['you', 'appearance', 'tastes'] as const;

export type PersonalPart = (typeof personalParts)[number];

export const fieldsOfPart: Readonly<Record<PersonalPart, readonly DraftField[]>> = {
  you: ['gender', 'desiredGenders', 'birthDate'],
  appearance: ['bodyType', 'ethnicity', 'heightMillimetres', 'weightGrams', 'shoeSizeTenths'],
  tastes: ['experience', 'supportedLanguage', 'expertise', 'languages', 'interests', 'about'],
};

/** The fields of each step. */
export const fieldsOf: Readonly<Record<FormStep, readonly DraftField[]>> = {
  personal: personalParts.flatMap((part) => fieldsOfPart[part]),
  location: ['city', 'digitalOnly'],
};

/** The first group with one of these fields; the first of all if there is none. */
export function partWith(fields: readonly string[]): PersonalPart {
  return personalParts.find((part) => fieldsOfPart[part].some((field) => fields.includes(field))) ?? 'you';
}

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
