import type { NoticeKind } from './kinds.ts';

/** Sentences that law asks a writer to state; each has its words beside its box. */
export const noticeDeclarations = [
  'shown_or_acting',
  'not_consensual',
  'good_faith',
  'accurate_and_authorised',
  'removed_by_mistake',
  'jurisdiction',
] as const;

export type NoticeDeclaration = (typeof noticeDeclarations)[number];

/** What a writer types, apart from who they are and how to reach them. */
export const noticeFields = ['places', 'work', 'explanation', 'phone', 'postalAddress', 'signature'] as const;

export type NoticeField = (typeof noticeFields)[number];

interface Requirement {
  /** Without these it is not complete, in the order of the form. */
  required: readonly NoticeField[];
  /** May be said besides. */
  optional: readonly NoticeField[];
  statements: readonly NoticeDeclaration[];
  /** Whether a picture may be handed in, to be kept as what it looks like; it serves instead of a place. */
  picture: boolean;
}

export const noticeRequirements: Readonly<Record<NoticeKind, Requirement>> = {
  // Take It Down Act: where it is, that there was no consent, how to reach the person, a signature.
  ncii: {
    required: ['signature'],
    optional: ['places', 'explanation', 'phone'],
    statements: ['shown_or_acting', 'not_consensual'],
    picture: true,
  },
  // 17 USC 512(c)(3).
  dmca: {
    required: ['places', 'work', 'phone', 'postalAddress', 'signature'],
    optional: ['explanation'],
    statements: ['good_faith', 'accurate_and_authorised'],
    picture: false,
  },
  // 17 USC 512(g)(3).
  counter_notice: {
    required: ['places', 'phone', 'postalAddress', 'signature'],
    optional: ['explanation'],
    statements: ['removed_by_mistake', 'jurisdiction'],
    picture: false,
  },
  complaint: { required: ['explanation'], optional: ['places', 'phone'], statements: [], picture: false },
  depicted_person: { required: ['places', 'explanation'], optional: ['phone'], statements: ['shown_or_acting'], picture: false },
};

type NoticeText = { kind: NoticeKind; statements: readonly NoticeDeclaration[]; hasPicture: boolean } & {
  readonly [Field in NoticeField]?: string | undefined;
};

/** Names of what is still missing. */
export function missingInNotice(written: NoticeText): (NoticeField | 'statements')[] {
  const { required, statements: declarations, picture } = noticeRequirements[written.kind];
  const missing: (NoticeField | 'statements')[] = required.filter((field) => !written[field]);
  if (picture && !written.places && !written.hasPicture) missing.unshift('places');
  if (declarations.some((declaration) => !written.statements.includes(declaration))) missing.push('statements');
  return missing;
}
