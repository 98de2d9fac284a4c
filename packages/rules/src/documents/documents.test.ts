import { describe, expect, it } from 'vitest';
import { documentRules } from './limits.ts';
import { parseDocumentDetails } from './document-details.ts';

const details = { fullName: 'Sample Person', documentNumber: 'X123', dateOfBirth: '1990-01-02', country: 'CA', expiresOn: '2031-05-06' };

describe('particulars', () => {
  it('are read as they were written', () => {
    expect(parseDocumentDetails(JSON.stringify(details))).toEqual(details);
    expect(parseDocumentDetails(JSON.stringify({ ...details, expiresOn: null }))).toEqual({ ...details, expiresOn: null });
  });

  it.each(['', 'null', '[]', '{}', JSON.stringify({ ...details, fullName: 7 }), JSON.stringify({ ...details, dateOfBirth: '2 January' })])(
    'are nothing else: %s',
    (json) => expect(parseDocumentDetails(json)).toBeNull(),
  );
});

describe('limits of documents', () => {
  it('leave room for what sealing adds', () => {
    for (const { bytes, encryptedBytes } of Object.values(documentRules)) expect(encryptedBytes).toBeGreaterThan(bytes);
  });
});
