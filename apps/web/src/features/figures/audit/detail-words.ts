import type { MessageDescriptor } from '@lingui/core';
import { decidedWords, kindWords, reasonWords } from '../../staff/index.ts';
import { matterWords, outcomeWords, sanctionWords } from '../report/words.ts';
import { roleWords } from '../words.ts';

type Words = Partial<Record<string, MessageDescriptor>>;

/** By the name of the detail: words of the contract that have words for people. */
const words: Record<string, Words> = {
  kind: { ...kindWords, ...matterWords },
  reason: reasonWords,
  decision: decidedWords,
  sanction: sanctionWords,
  outcome: outcomeWords,
  role: roleWords,
  before: roleWords,
  after: roleWords,
};

/** A detail of an entry for people; what has no words is shown as it was written, and nothing where it says nothing. */
export function detailWords(name: string, value: string | number | boolean | null, say: (word: MessageDescriptor) => string): string[] {
  if (value === null || value === '') return [];
  const known = words[name]?.[String(value)];
  return [known ? say(known) : typeof value === 'string' ? value : `${name} ${String(value)}`];
}
