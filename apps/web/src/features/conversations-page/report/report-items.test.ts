import { describe, expect, it } from 'vitest';
import type { Reaction, CachedGroup, TextEntry } from '../../conversations/index.ts';
import { filesOf, reportItems, type ReportItem } from './report-items.ts';

const proof = { payload: '', frankingKey: '' };

const aReaction = (memberId: string, id: string): Reaction => ({
  memberId,
  emoji: '🌷',
  encrypted: { id } as Reaction['encrypted'],
  proof,
});

const aMessage = (sequence: number, parts: Partial<TextEntry> = {}): TextEntry => ({
  kind: 'text',
  id: `id-${sequence}`,
  sequence,
  sentAt: '2026-11-15T12:00:00.000Z',
  senderId: 'felix',
  text: 'Hello',
  replyTo: null,
  isForwarded: false,
  isEdited: false,
  isUnproved: false,
  attachments: [],
  reactions: [],
  encrypted: { commitment: `commitment-${sequence}` } as TextEntry['encrypted'],
  proof,
  ...parts,
});

const aName = (id: string): CachedGroup => ({ name: id, proof, stamped: { id, senderId: 'felix' } as CachedGroup['stamped'] });

const keys = (items: readonly ReportItem[]) => items.map(({ key }) => key);

describe('reportItems', () => {
  it('lists names, then messages with their reactions, newest first', () => {
    const entries = [aMessage(1, { reactions: [aReaction('felix', 'one')] }), aMessage(2)];
    const groups = [aName('before'), aName('now')];
    expect(keys(reportItems({ entries, earlier: [], groups }, 'iris'))).toEqual([
      'group now',
      'group before',
      'id-2',
      'reaction one',
      'id-1',
    ]);
  });

  it('includes messages and reactions that were edited, deleted or removed since', () => {
    const deleted = { kind: 'deleted' as const, id: 'id-2', sequence: 2, sentAt: '', senderId: 'felix' };
    const earlier = [
      { kind: 'message' as const, entry: aMessage(1) },
      { kind: 'message' as const, entry: aMessage(2) },
      { kind: 'reaction' as const, entry: aMessage(1), reaction: aReaction('felix', 'one') },
    ];
    const items = reportItems({ entries: [aMessage(1, { text: 'Edited' }), deleted], earlier, groups: [] }, 'iris');
    expect(items.map((item) => [item.key, 'change' in item ? item.change : null])).toEqual([
      ['reaction one', 'deleted'],
      ['id-2 commitment-2', 'deleted'],
      ['id-1 commitment-1', 'edited'],
      ['id-1', null],
    ]);
  });

  it('includes the viewer’s own messages as context, but not their own reactions and group names', () => {
    const entries = [aMessage(1, { senderId: 'iris', reactions: [aReaction('iris', 'one')] })];
    const own = { ...aName('mine'), stamped: { id: 'mine', senderId: 'iris' } as CachedGroup['stamped'] };
    expect(keys(reportItems({ entries, earlier: [], groups: [own] }, 'iris'))).toEqual(['id-1']);
  });

  it('includes automatic replies', () => {
    const auto = { kind: 'auto' as const, id: 'auto', sequence: 1, sentAt: '', senderId: 'felix', text: 'Away' };
    expect(keys(reportItems({ entries: [auto], earlier: [], groups: [] }, 'iris'))).toEqual(['auto']);
  });
});

describe('filesOf', () => {
  it('returns the picture of a group, and files with their previews', () => {
    const file = { id: 'file', key: '', bytes: 1, type: 'image/png', hash: '', encryptedHash: '' };
    const thumbnail = { ...file, id: 'small' };
    const [named] = reportItems({ entries: [], earlier: [], groups: [{ ...aName('now'), image: file }] }, 'iris');
    expect(filesOf(named!)).toEqual([{ file, name: '', preview: null }]);
    const attachments = [{ ...file, name: 'one.png', thumbnail }];
    const [message] = reportItems({ entries: [aMessage(1, { attachments })], earlier: [], groups: [] }, 'iris');
    expect(filesOf(message!)).toMatchObject([{ name: 'one.png', preview: { id: 'small' } }]);
  });
});
