import { describe, expect, it } from 'vitest';
import { joinFiles, type File, type Visit } from './join-files.ts';

const shared = (name: string, bytes: number, ...imports: string[]): File => ({ name, bytes, imports, hasStyles: false, isShared: true });
const page = (name: string, ...imports: string[]): File => ({ name, bytes: 5000, imports, hasStyles: false, isShared: false });
const visit = (...files: string[]): Visit => ({ weight: 1, files: new Set(files) });
const sorted = (groups: readonly (readonly string[])[]) => groups.map((names) => names.toSorted().join(' ')).toSorted();

describe('files that pages share', () => {
  it('are one where the same pages need them', () => {
    const groups = joinFiles([shared('a', 9000), shared('b', 9000)], [visit('a', 'b'), visit('a', 'b')]);
    expect(sorted(groups)).toEqual(['a b']);
  });

  it('are one where little comes that is not needed, and stay apart where much would', () => {
    const visits = [visit('small', 'big'), visit('big'), visit('big', 'other'), visit('other')];
    const groups = joinFiles([shared('small', 300), shared('big', 4000), shared('other', 4000)], visits);
    expect(sorted(groups)).toEqual(['big small', 'other']);
  });

  it('are one where that also saves a file of styles', () => {
    const visits = [visit('a', 'b'), visit('a')];
    const styled = (name: string) => ({ ...shared(name, 2000), hasStyles: true });
    expect(sorted(joinFiles([shared('a', 2000), shared('b', 2000)], visits))).toEqual(['a', 'b']);
    expect(sorted(joinFiles([styled('a'), styled('b')], visits))).toEqual(['a b']);
  });

  it('stay apart where one brings much that it needs itself', () => {
    const files = [shared('a', 100), shared('b', 100, 'heavy'), shared('heavy', 50_000)];
    const visits = [visit('a', 'b', 'heavy'), visit('a', 'b', 'heavy'), visit('a')];
    expect(sorted(joinFiles(files, visits))).toEqual(['a', 'b heavy']);
  });

  it('are never joined around a third that stands between them', () => {
    const files = [shared('top', 100, 'opened'), page('opened', 'bottom'), shared('bottom', 100)];
    const visits = [visit('top', 'opened', 'bottom'), visit('opened', 'bottom')];
    expect(sorted(joinFiles(files, visits))).toEqual(['bottom', 'top']);
  });

  it('never take in what opens a page', () => {
    const files = [page('opened', 'a'), shared('a', 100), shared('b', 100)];
    expect(sorted(joinFiles(files, [visit('opened', 'a', 'b')]))).toEqual(['a b']);
  });
});
