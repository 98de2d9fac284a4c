import { describe, expect, it } from 'vitest';
import { documentRules } from './limits.ts';
import { readParticulars } from './particulars.ts';

const said = { fullName: 'Sample Person', documentNumber: 'X123', dateOfBirth: '1990-01-02', country: 'CA', expiresOn: '2031-05-06' };

describe('particulars', () => {
  it('are read as they were written', () => {
    expect(readParticulars(JSON.stringify(said))).toEqual(said);
    expect(readParticulars(JSON.stringify({ ...said, expiresOn: null }))).toEqual({ ...said, expiresOn: null });
  });

  it.each(['', 'null', '[]', '{}', JSON.stringify({ ...said, fullName: 7 }), JSON.stringify({ ...said, dateOfBirth: '2 January' })])(
    'are nothing else: %s',
    (json) => expect(readParticulars(json)).toBeNull(),
  );
});

describe('limits of documents', () => {
  it('leave room for what sealing adds', () => {
    for (const { bytes, sealedBytes } of Object.values(documentRules)) expect(sealedBytes).toBeGreaterThan(bytes);
  });
});
