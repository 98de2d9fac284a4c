import { describe, expect, it } from 'vitest';
import { encryptedCursors } from './encrypted-cursor.ts';

const plain = Buffer.from('where a page ended');
const cursors = encryptedCursors('a secret of the server', 'test');

describe('encryptedCursors', () => {
  it('reads a cursor for the same bound value and purpose', () => {
    expect(cursors.read(cursors.write(plain, 'wren, newest'), 'wren, newest')).toEqual(plain);
  });

  it('writes the same cursor for the same page', () => {
    expect(cursors.write(plain, 'wren')).toBe(cursors.write(plain, 'wren'));
  });

  it('returns null for another bound value, purpose or secret', () => {
    const cursor = cursors.write(plain, 'wren');
    expect(cursors.read(cursor, 'iris')).toBeNull();
    expect(encryptedCursors('a secret of the server', 'another').read(cursor, 'wren')).toBeNull();
    expect(encryptedCursors('another secret', 'test').read(cursor, 'wren')).toBeNull();
  });

  it('returns null when a character was changed, added or removed', () => {
    const cursor = cursors.write(plain, 'wren');
    const other = cursor.endsWith('A') ? 'B' : 'A';
    for (const changed of [`${cursor.slice(0, -1)}${other}`, `${other}${cursor}`, cursor.slice(1), `${cursor}=`, '', 'é']) {
      expect(cursors.read(changed, 'wren')).toBeNull();
    }
  });

  it('reveals nothing of its contents', () => {
    expect(Buffer.from(cursors.write(plain, 'wren'), 'base64url').toString('latin1')).not.toContain('page');
  });
});
