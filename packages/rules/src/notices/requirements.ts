import type { NoticeKind } from './kinds.ts';

/** Declarations that law requires of the author; each has its text beside its checkbox. */
export const noticeDeclarations = [
  'shown_or_acting',
  'not_consensual',
  'good_faith',
  'accurate_and_authorised',
  'removed_by_mistake',
  'jurisdiction',
] as const;

export type NoticeDeclaration = (typeof noticeDeclarations)[number];

/** Fields of a notice, except name and contact of the author. */
export const noticeFields = ['locations', 'work', 'explanation', 'phone', 'postalAddress', 'signature'] as const;

export type NoticeField = (typeof noticeFields)[number];

interface Requirement {
  /** Required fields, in the order of the form. */
  required: readonly NoticeField[];
  /** Optional fields. */
  optional: readonly NoticeField[];
  declarations: readonly NoticeDeclaration[];
  /** Whether a picture may be submitted instead of a URL; only its fingerprint is stored. */
  picture: boolean;
}

export const noticeRequirements: Readonly<Record<NoticeKind, Requirement>> = {
  // Take It Down Act: location, missing consent, contact of the person, and signature.
  ncii: {
    required: ['signature'],
    optional: ['locations', 'explanation', 'phone'],
    declarations: ['shown_or_acting', 'not_consensual'],
    picture: true,
  },
  // 17 USC 512(c)(3).
  dmca: {
    required: ['locations', 'work', 'phone', 'postalAddress', 'signature'],
    optional: ['explanation'],
    declarations: ['good_faith', 'accurate_and_authorised'],
    picture: false,
  },
  // 17 USC 512(g)(3).
  counter_notice: {
    required: ['locations', 'phone', 'postalAddress', 'signature'],
    optional: ['explanation'],
    declarations: ['removed_by_mistake', 'jurisdiction'],
    picture: false,
  },
  complaint: { required: ['explanation'], optional: ['locations', 'phone'], declarations: [], picture: false },
  depicted_person: { required: ['locations', 'explanation'], optional: ['phone'], declarations: ['shown_or_acting'], picture: false },
};

type NoticeText = { kind: NoticeKind; declarations: readonly NoticeDeclaration[]; hasPicture: boolean } & {
  readonly [Field in NoticeField]?: string | undefined;
};

/** Returns the names of missing fields. */
export function missingInNotice(written: NoticeText): (NoticeField | 'declarations')[] {
  const { required, declarations, picture } = noticeRequirements[written.kind];
  const missing: (NoticeField | 'declarations')[] = required.filter((field) => !written[field]);
  if (picture && !written.locations && !written.hasPicture) missing.unshift('locations');
  if (declarations.some((declaration) => !written.declarations.includes(declaration))) missing.push('declarations');
  return missing;
}
