import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import { parseBirthDate } from '@subrosa/rules/profiles/birth-date';
import { desiredGendersOf, expertiseNumbersOf, genderOf, interestNumbersOf, languagesOf } from '@subrosa/rules/profiles/choices';
import type { RequiredField } from '@subrosa/rules/profiles/fields';
import { requiredProblem } from '@subrosa/rules/profiles/required';
import type { Draft, ChangeContext, ValidatePart } from './draft.ts';

/** Converts chosen values to their stored form. */
export const validateChoices: ValidatePart = ({ columns, problems }, change, { locales }) => {
  if (change.gender !== undefined) {
    const gender = genderOf(change.gender);
    if (gender) columns.gender = gender;
    else problems.set('gender', change.gender === '' ? 'gender.required' : 'field.notAChoice');
  }
  if (change.desiredGenders) {
    const desired = desiredGendersOf(change.desiredGenders);
    if (desired) columns.desired_genders = desired;
    else problems.set('desiredGenders', 'field.notAChoice');
  }
  if (change.supportedLanguage !== undefined) {
    if (locales.includes(change.supportedLanguage)) columns.supported_language = change.supportedLanguage;
    else problems.set('supportedLanguage', 'field.notAChoice');
  }
  if (change.bodyType) columns.body_type = change.bodyType;
  if (change.ethnicity) columns.ethnicity = change.ethnicity;
  if (change.experience) columns.experience = change.experience;
};

type ListField = 'languages' | 'interests' | 'expertise';

const validators = { languages: languagesOf, interests: interestNumbersOf, expertise: expertiseNumbersOf } as const;

/** An active member keeps at least one value in each of these lists. */
export const validateLists: ValidatePart = (draft, change, facts) => {
  for (const field of Object.keys(validators) as ListField[]) {
    const values = change[field];
    if (!values) continue;
    const chosen = validators[field](values);
    if (chosen === null) draft.problems.set(field, 'field.notAChoice');
    else if (chosen.length === 0 && isNeeded(facts)) draft.problems.set(field, requiredProblem(field));
    else Object.assign(draft.columns, { [field]: chosen });
  }
};

/** Members who finished the welcome wizard cannot empty the lists that it requires. */
function isNeeded({ state }: ChangeContext): boolean {
  return state !== 'pending';
}

/** The date may be corrected at any time, but never below the minimum age. */
export const validateBirth: ValidatePart = ({ columns, problems }, { birthDate }, { timeZone, now }) => {
  if (birthDate === undefined) return;
  const read = parseBirthDate(birthDate, timeZone, now);
  if ('problem' in read) problems.set('birthDate', read.problem);
  else columns.birth_date = read.date;
};

export const validateCity: ValidatePart = ({ columns, problems }, { cityId }, facts) => {
  if (cityId === undefined) return;
  if (cityId === null && isNeeded(facts)) problems.set('cityId', requiredProblem('city' satisfies RequiredField));
  else if (cityId !== null && !facts.cityExists) problems.set('cityId', 'field.notAChoice');
  else columns.city_id = cityId;
};

export const validateMeasures: ValidatePart = ({ columns }: Draft, change: ProfileChange) => {
  if (change.weightGrams !== undefined) columns.weight_grams = change.weightGrams;
  if (change.heightMillimetres !== undefined) columns.height_millimetres = change.heightMillimetres;
  if (change.shoeSizeTenths !== undefined) columns.shoe_size_tenths = change.shoeSizeTenths;
  if (change.digitalOnly !== undefined) columns.digital_only = change.digitalOnly;
};
