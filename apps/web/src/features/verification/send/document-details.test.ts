import { expect, it } from 'vitest';
import { parseDocumentDetails } from '@subrosa/rules/documents/document-details';
import { emptyDetails, detailsOf, validateDetails } from './document-details.ts';

const when = { now: new Date('2026-11-16T12:00:00Z'), timeZone: 'Europe/Lisbon' };
const typed = { fullName: ' Sample Person ', documentNumber: 'X 123', dateOfBirth: '02/01/1990', country: 'PT', expiresOn: '06/05/2031' };

it('validateDetails returns no errors for complete details, else all missing fields', () => {
  expect(validateDetails(typed, when)).toEqual({});
  expect(validateDetails({ ...typed, expiresOn: '' }, when)).toEqual({});
  expect(validateDetails(emptyDetails, when)).toEqual({
    fullName: 'field.required',
    documentNumber: 'field.required',
    dateOfBirth: 'birthDate.required',
    country: 'field.required',
  });
});

it.each([
  [{ dateOfBirth: '31/02/1990' }, { dateOfBirth: 'birthDate.invalid' }],
  [{ dateOfBirth: '17/11/2007' }, { dateOfBirth: 'birthDate.tooYoung' }],
  [{ documentNumber: '---' }, { documentNumber: 'field.required' }],
  [{ expiresOn: '1/13/2031' }, { expiresOn: 'field.invalid' }],
])('validateDetails rejects %j', (traits, problems) => {
  expect(validateDetails({ ...typed, ...traits }, when)).toEqual(problems);
});

it('detailsOf returns the details in the format that the reviewer parses', () => {
  const details = detailsOf(typed);
  expect(details).toEqual({
    fullName: 'Sample Person',
    documentNumber: 'X 123',
    dateOfBirth: '1990-01-02',
    country: 'PT',
    expiresOn: '2031-05-06',
  });
  expect(parseDocumentDetails(JSON.stringify(details))).toEqual(details);
  expect(detailsOf({ ...typed, expiresOn: ' ' }).expiresOn).toBeNull();
});
