import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

it('toBase64 writes any bytes with padding, and fromBase64 reads them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(text)).toEqual(bytes);
    }),
  );
});

it.each(['AQ', 'AQ=', 'AR==', 'AAB=', ' AQ==', 'AQ==\n', '-_-_', '=', '====', 'AQ==AQ==', 'AAAAAR=='])(
  'fromBase64 rejects %j, which is not canonical',
  (text) => {
    expect(fromBase64(text)).toBeNull();
  },
);
