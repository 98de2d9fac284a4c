import { expect, it } from 'vitest';
import { parseLogKeys } from './parse-log-keys.ts';

const [one, two] = ['a', 'b'].map((sign) => sign.repeat(43));
const first = { origin: 'subrosa.example/transparency', publicKey: one };

it('parseLogKeys reads the name, the keys and the accepted recoveries of a build', () => {
  const name = `${first.origin}+${one}`;
  expect(parseLogKeys(name)).toEqual({ ...first, laterKeys: [], acceptedRecoveries: [] });
  expect(parseLogKeys(`${name},500+${two},recovery@501,20+${one}`)).toEqual({
    ...first,
    laterKeys: [
      { fromSize: 20, publicKey: one },
      { fromSize: 500, publicKey: two },
    ],
    acceptedRecoveries: [501],
  });
});

it.each([one, `+${one}`, `subrosa.example/transparency+short`, `${first.origin}+${one},`, `${first.origin}+${one},${two}`])(
  'parseLogKeys rejects %s',
  (text) => {
    expect(() => parseLogKeys(text ?? '')).toThrow('VITE_TRANSPARENCY_KEY');
  },
);
