import { describe, expect, it } from 'vitest';
import { encryptedCursors } from './encrypted-cursor.ts';

const plain = Buffer.from('where a page ended');
const cursors = encryptedCursors('a secret of the house', 'test');

describe('a sealed cursor', () => {
  it('comes back as it was, for whom and for what it was made', () => {
    expect(cursors.read(cursors.write(plain, 'wren, newest'), 'wren, newest')).toEqual(plain);
  });

  it('is the same for the same page', () => {
    expect(cursors.write(plain, 'wren')).toBe(cursors.write(plain, 'wren'));
  });

  it('opens for nobody else, in no other list and under no other secret', () => {
    const cursor = cursors.write(plain, 'wren');
    expect(cursors.read(cursor, 'iris')).toBeNull();
    expect(encryptedCursors('a secret of the house', 'another').read(cursor, 'wren')).toBeNull();
    expect(encryptedCursors('another secret', 'test').read(cursor, 'wren')).toBeNull();
  });

  it('does not open once a letter of it was changed, added or left out', () => {
    const cursor = cursors.write(plain, 'wren');
    const other = cursor.endsWith('A') ? 'B' : 'A';
    for (const changed of [`${cursor.slice(0, -1)}${other}`, `${other}${cursor}`, cursor.slice(1), `${cursor}=`, '', 'é']) {
      expect(cursors.read(changed, 'wren')).toBeNull();
    }
  });

  it('shows nothing of its contents', () => {
    expect(Buffer.from(cursors.write(plain, 'wren'), 'base64url').toString('latin1')).not.toContain('page');
  });
});
