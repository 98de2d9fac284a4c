import { requiredFields, type RequiredField } from './fields.ts';

/** Fields of the welcome wizard that are filled in. */
export interface Fillable {
  gender: string | null;
  birthDate: string | null;
  bodyType: string | null;
  ethnicity: string | null;
  languages: readonly unknown[];
  interests: readonly unknown[];
  experience: string | null;
  supportedLanguage: string | null;
  expertise: readonly unknown[];
  city: number | null;
}

function isEmpty(value: Fillable[RequiredField]): boolean {
  return Array.isArray(value) ? value.length === 0 : value === null || value === '';
}

export function missingFields(profile: Fillable): RequiredField[] {
  return requiredFields.filter((field) => isEmpty(profile[field]));
}

/** Returns the code of the message about a missing field. */
export function requiredProblem(field: RequiredField): `${RequiredField}.required` {
  return `${field}.required`;
}
