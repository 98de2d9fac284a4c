import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendAudit } from '../../audit/index.ts';
import { addProhibitedWords, removeProhibitedWord } from '../store/prohibited-words.ts';

/** Normalises a word as the list stores it: in lower case, with single spaces. */
const normaliseWord = (word: string): string => word.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Adds or removes a prohibited word; a call without effect adds no audit entry. */
export async function changeProhibitedWords(
  tx: Tx,
  clock: Clock,
  staff: Staff,
  { word, prohibited }: { word: string; prohibited: boolean },
): Promise<void> {
  const plain = normaliseWord(word);
  const changed = prohibited ? (await addProhibitedWords(tx, [plain])) > 0 : await removeProhibitedWord(tx, plain);
  if (!changed) return;
  const detail = { word: plain, prohibited };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'prohibited_words.changed', subjectKind: 'word', subjectId: null, detail });
}
