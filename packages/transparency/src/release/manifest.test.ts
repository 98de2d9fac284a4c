import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../hashes.ts';
import { encodeManifest, findDifferences, hashManifest, parseManifest, type ReleaseFile } from './manifest.ts';

const file = (path: string, content = path): ReleaseFile => ({ path, hash: sha256(new TextEncoder().encode(content)) });

// sha256sum of a file with the text `abc`.
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('encodeManifest', () => {
  it('writes what sha256sum writes, by path', () => {
    const manifest = encodeManifest([file('index.html', 'abc'), file('assets/b.js', 'abc'), file('assets/B.js', 'abc')]);
    expect(manifest).toBe(`${ABC}  assets/B.js\n${ABC}  assets/b.js\n${ABC}  index.html\n`);
  });

  it('writes one form, which can be read, in any order of the files', () => {
    const paths = fc.uniqueArray(fc.stringMatching(/^[a-zA-Z][\w~+@-]{0,8}(\/\.?[a-zA-Z][\w.~+@-]{0,8}){0,3}$/), { minLength: 1 });
    fc.assert(
      fc.property(paths, (names) => {
        const files = names.map((path) => file(path));
        const manifest = encodeManifest(files);
        expect(encodeManifest(files.toReversed())).toBe(manifest);
        const read = parseManifest(manifest);
        expect(read.ok && findDifferences(read.value, files)).toEqual([]);
      }),
    );
  });

  it.each(['', '/index.html', '../index.html', 'a/../b', 'a//b', 'a/.', 'a b', 'a\nb', 'é'])('rejects the path %j', (path) => {
    expect(() => encodeManifest([file('b'), file(path)])).toThrow(RangeError);
  });

  it('rejects two files of one path, and no file', () => {
    expect(() => encodeManifest([file('a'), file('a', 'other')])).toThrow(RangeError);
    expect(() => encodeManifest([])).toThrow(RangeError);
  });
});

describe('parseManifest', () => {
  it.each([
    ['no last line feed', `${ABC}  a`],
    ['an empty line', `${ABC}  a\n\n`],
    ['another order', `${ABC}  b\n${ABC}  a\n`],
    ['a repeated path', `${ABC}  a\n${ABC}  a\n`],
    ['one space', `${ABC} a\n`],
    ['capital digits', `${ABC.toUpperCase()}  a\n`],
    ['a short hash', `${ABC.slice(1)}  a\n`],
    ['a carriage return', `${ABC}  a\r\n`],
    ['nothing', ''],
  ])('rejects %s', (_name, manifest) => {
    expect(parseManifest(manifest)).toEqual({ ok: false, problem: 'manifestMalformed' });
  });
});

describe('findDifferences', () => {
  it('names files that were changed, added or removed', () => {
    const before = [file('a'), file('b'), file('c')];
    expect(findDifferences(before, [file('d'), file('a'), file('b', 'changed')])).toEqual(['b', 'c', 'd']);
    expect(findDifferences(before, before.toReversed())).toEqual([]);
  });
});

describe('hashManifest', () => {
  it('computes SHA-256 of the text', () => {
    expect(Buffer.from(hashManifest('abc')).toString('hex')).toBe(ABC);
  });
});
