import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { DocumentDetails } from '@subrosa/rules/documents/document-details';
import { birthDateError } from '../../../shared/format/birth-date.ts';
import { isoDateOf } from '../../../shared/format/typed-date.ts';

/** The typed details in the format of the fields. */
export type TypedDetails = Record<'fullName' | 'documentNumber' | 'dateOfBirth' | 'country' | 'expiresOn', string>;

export const emptyDetails: TypedDetails = { fullName: '', documentNumber: '', dateOfBirth: '', country: '', expiresOn: '' };

export type DetailsErrors = Partial<Record<keyof TypedDetails, FieldProblem>>;

type LocalTime = { now: Date; timeZone: string };

/** The errors of the typed details by field. The server validates them equally, and staff compare them with the document. */
export function validateDetails(typed: TypedDetails, { now, timeZone }: LocalTime): DetailsErrors {
  const dateOfBirth = birthDateError(typed.dateOfBirth, timeZone, now);
  return {
    ...(typed.fullName.trim() === '' && { fullName: 'field.required' }),
    ...(!/[\p{L}\p{N}]/u.test(typed.documentNumber) && { documentNumber: 'field.required' }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(typed.country === '' && { country: 'field.required' }),
    ...(typed.expiresOn.trim() !== '' && isoDateOf(typed.expiresOn) === null && { expiresOn: 'field.invalid' }),
  };
}

/** The format that is encrypted; only for valid details. */
export function detailsOf(typed: TypedDetails): DocumentDetails {
  return {
    fullName: typed.fullName.trim(),
    documentNumber: typed.documentNumber.trim(),
    dateOfBirth: isoDateOf(typed.dateOfBirth) ?? '',
    country: typed.country,
    expiresOn: isoDateOf(typed.expiresOn),
  };
}
