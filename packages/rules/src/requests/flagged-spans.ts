import { findContactDetails } from '../content/find-contact-details.ts';
import { findProhibited } from '../content/prohibited/find-prohibited.ts';
import { contentReasons } from '../moderation/case-rules.ts';
import { textFields, type TextField } from './post.ts';
import { suspectWords } from './suspect-words.ts';

/** Kinds of passages that are found after submission and hide a post. */
export const flagKinds = ['contact_details', 'apparent_illegal'] as const;

export type FlagKind = (typeof flagKinds)[number];

/** Reasons for unpublishing a post: passages that were found, or a decision of staff. */
export const unpublishReasons = ['apparent_illegal', ...contentReasons] as const;

export type UnpublishReason = (typeof unpublishReasons)[number];

/** A passage in a text of a post, in UTF-16 indexes; `to` is exclusive. */
export interface FlaggedSpan {
  field: TextField;
  from: number;
  to: number;
  kind: FlagKind;
}

export function findFlaggedSpans(texts: Readonly<Record<TextField, string>>): FlaggedSpan[] {
  return textFields.flatMap((field) => {
    const contact = findContactDetails(texts[field]).map(({ start, end }) => ({
      field,
      from: start,
      to: end,
      kind: 'contact_details' as const,
    }));
    const illegal = findProhibited(texts[field], suspectWords).map(({ start, end }) => ({
      field,
      from: start,
      to: end,
      kind: 'apparent_illegal' as const,
    }));
    return [...contact, ...illegal].toSorted((one, other) => one.from - other.from);
  });
}

/** Returns the more serious reason among the passages; null if there are none. */
export function reasonOf(flaggedSpans: readonly FlaggedSpan[]): FlagKind | null {
  if (flaggedSpans.some(({ kind }) => kind === 'apparent_illegal')) return 'apparent_illegal';
  return flaggedSpans.length > 0 ? 'contact_details' : null;
}
