import type { AttachedFile, Attachment } from '@subrosa/crypto/signed/attachment';
import type { EarlierVersion, Reaction, CachedGroup, TimelineEntry, TextEntry } from '../../conversations/index.ts';

type AutoEntry = Extract<TimelineEntry, { kind: 'auto' }>;

/** Something that a member can report to staff, as it was sent. */
export type ReportItem = { key: string; senderId: string } & (
  | { kind: 'message'; entry: TextEntry; change: 'edited' | 'deleted' | null }
  | { kind: 'auto'; entry: AutoEntry }
  | { kind: 'reaction'; entry: TextEntry; reaction: Reaction; change: 'deleted' | null }
  | { kind: 'group'; group: CachedGroup; change: 'edited' | null }
);

interface Reportable {
  entries: readonly TimelineEntry[];
  earlier: readonly EarlierVersion[];
  /** The names of the group, newest last. */
  groups: readonly CachedGroup[];
}

export const keyOfReaction = ({ encrypted }: Reaction): string => `reaction ${encrypted.id}`;
export const keyOfGroup = ({ stamped }: CachedGroup): string => `group ${stamped.id}`;

/** Everything from others that the member has read in this session, newest first; the member's own messages too, as context. */
export function reportItems({ entries, earlier, groups }: Reportable, ownId: string): ReportItem[] {
  const shown = entries.flatMap((entry): ReportItem[] => {
    if (entry.kind === 'auto') return [{ key: entry.id, kind: 'auto', senderId: entry.senderId, entry }];
    return entry.kind === 'text' ? [messageItem(entry, null), ...entry.reactions.map((one) => reactionItem(entry, one, null))] : [];
  });
  const replaced = earlier.map((one): ReportItem => {
    if (one.kind === 'reaction') return reactionItem(one.entry, one.reaction, 'deleted');
    const isEdited = entries.some(({ id, kind }) => id === one.entry.id && kind === 'text');
    return messageItem(one.entry, isEdited ? 'edited' : 'deleted');
  });
  const names = groups.toReversed().map((group, index): ReportItem => ({
    key: keyOfGroup(group),
    kind: 'group',
    senderId: group.stamped.senderId,
    group,
    change: index === 0 ? null : 'edited',
  }));
  const isOthers = ({ kind, senderId }: ReportItem) => kind === 'message' || senderId !== ownId;
  return [...names, ...replaced.toReversed(), ...shown.toReversed()].filter(isOthers);
}

function messageItem(entry: TextEntry, change: 'edited' | 'deleted' | null): ReportItem {
  // Several versions of one message share its id.
  const key = change === null ? entry.id : `${entry.id} ${entry.encrypted.commitment}`;
  return { key, kind: 'message', senderId: entry.senderId, entry, change };
}

function reactionItem(entry: TextEntry, reaction: Reaction, change: 'deleted' | null): ReportItem {
  return { key: keyOfReaction(reaction), kind: 'reaction', senderId: reaction.memberId, entry, reaction, change };
}

/** A file that can be included with an item. The picture of a group has no name. */
export type ItemFile = { file: AttachedFile; name: string; preview: AttachedFile | null };

export function filesOf(item: ReportItem): ItemFile[] {
  if (item.kind === 'group') return item.group.image ? [{ file: item.group.image, name: '', preview: null }] : [];
  return item.kind === 'message' ? item.entry.attachments.map(fileOf) : [];
}

const fileOf = (attachment: Attachment): ItemFile => ({ file: attachment, name: attachment.name, preview: attachment.thumbnail ?? null });
