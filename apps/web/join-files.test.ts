import { describe, expect, it } from 'vitest';
import { joinFiles, type File, type Visit } from './join-files.ts';

const shared = (name: string, bytes: number, ...imports: string[]): File => ({ name, bytes, imports, hasStyles: false, isShared: true });
const page = (name: string, ...imports: string[]): File => ({ name, bytes: 5000, imports, hasStyles: false, isShared: false });
const visit = (...files: string[]): Visit => ({ weight: 1, files: new Set(files) });
const sorted = (groups: readonly (readonly string[])[]) => groups.map((names) => names.toSorted().join(' ')).toSorted();

describe('joinFiles', () => {
  it('joins files that the same pages need', () => {
    const groups = joinFiles([shared('a', 9000), shared('b', 9000)], [visit('a', 'b'), visit('a', 'b')]);
    expect(sorted(groups)).toEqual(['a b']);
  });

  it('joins files when few unneeded bytes are loaded, and keeps them apart when many would be', () => {
    const visits = [visit('small', 'big'), visit('big'), visit('big', 'other'), visit('other')];
    const groups = joinFiles([shared('small', 300), shared('big', 4000), shared('other', 4000)], visits);
    expect(sorted(groups)).toEqual(['big small', 'other']);
  });

  it('joins files when that also saves a style sheet', () => {
    const visits = [visit('a', 'b'), visit('a')];
    const styled = (name: string) => ({ ...shared(name, 2000), hasStyles: true });
    expect(sorted(joinFiles([shared('a', 2000), shared('b', 2000)], visits))).toEqual(['a', 'b']);
    expect(sorted(joinFiles([styled('a'), styled('b')], visits))).toEqual(['a b']);
  });

  it('keeps files apart when one of them imports a large third file', () => {
    const files = [shared('a', 100), shared('b', 100, 'heavy'), shared('heavy', 50_000)];
    const visits = [visit('a', 'b', 'heavy'), visit('a', 'b', 'heavy'), visit('a')];
    expect(sorted(joinFiles(files, visits))).toEqual(['a', 'b heavy']);
  });

  it('keeps two files apart when a third file is imported by one and imports the other', () => {
    const files = [shared('top', 100, 'opened'), page('opened', 'bottom'), shared('bottom', 100)];
    const visits = [visit('top', 'opened', 'bottom'), visit('opened', 'bottom')];
    expect(sorted(joinFiles(files, visits))).toEqual(['bottom', 'top']);
  });

  it('joins no file that is not shared, such as the entry of a page', () => {
    const files = [page('opened', 'a'), shared('a', 100), shared('b', 100)];
    expect(sorted(joinFiles(files, [visit('opened', 'a', 'b')]))).toEqual(['a b']);
  });
});
