import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { DocumentDetails } from '@subrosa/rules/documents/document-details';
import { birthDateError } from '../../../shared/format/birth-date.ts';
import { isoDateOf } from '../../../shared/format/typed-date.ts';

/** What is typed beside the document, as it stands in the fields. */
export type TypedDetails = Record<'fullName' | 'documentNumber' | 'dateOfBirth' | 'country' | 'expiresOn', string>;

export const emptyDetails: TypedDetails = { fullName: '', documentNumber: '', dateOfBirth: '', country: '', expiresOn: '' };

export type DetailsErrors = Partial<Record<keyof TypedDetails, FieldProblem>>;

type LocalTime = { now: Date; timeZone: string };

/** What is wrong with what was typed, by field. The service is as strict, and staff compare it with the document. */
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

/** As they are sealed; for what has no problem. */
export function detailsOf(typed: TypedDetails): DocumentDetails {
  return {
    fullName: typed.fullName.trim(),
    documentNumber: typed.documentNumber.trim(),
    dateOfBirth: isoDateOf(typed.dateOfBirth) ?? '',
    country: typed.country,
    expiresOn: isoDateOf(typed.expiresOn),
  };
}
