import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

it('toBase64url writes any bytes without padding, and fromBase64url reads them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(text)).toEqual(bytes);
    }),
  );
});

it.each(['+/+/', 'AQ==', ' AQ', 'AR', 'A', 'é'])('fromBase64url rejects %j, which is not canonical', (text) => {
  expect(() => fromBase64url(text)).toThrow(Error);
});
