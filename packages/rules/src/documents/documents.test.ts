import { describe, expect, it } from 'vitest';
import { documentRules } from './limits.ts';
import { parseDocumentDetails } from './document-details.ts';

const details = { fullName: 'Sample Person', documentNumber: 'X123', dateOfBirth: '1990-01-02', country: 'CA', expiresOn: '2031-05-06' };

describe('parseDocumentDetails', () => {
  it('returns valid details unchanged', () => {
    expect(parseDocumentDetails(JSON.stringify(details))).toEqual(details);
    expect(parseDocumentDetails(JSON.stringify({ ...details, expiresOn: null }))).toEqual({ ...details, expiresOn: null });
  });

  it.each(['', 'null', '[]', '{}', JSON.stringify({ ...details, fullName: 7 }), JSON.stringify({ ...details, dateOfBirth: '2 January' })])(
    'returns null for %s',
    (json) => expect(parseDocumentDetails(json)).toBeNull(),
  );
});

describe('documentRules', () => {
  it('allows for the overhead of encryption', () => {
    for (const { bytes, encryptedBytes } of Object.values(documentRules)) expect(encryptedBytes).toBeGreaterThan(bytes);
  });
});
