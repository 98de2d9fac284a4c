import type { StaffRole } from '../accounts/account-types.ts';
import { caseKinds, type CaseKind } from './cases.ts';

/** Who sees, takes and decides cases of each kind. To every other role a case of the kind does not exist. */
export const staffDuties: Readonly<Record<CaseKind, readonly StaffRole[]>> = {
  identity: ['reviewer', 'safety_lead'],
  lifetime: ['reviewer', 'safety_lead'],
  media_review: ['reviewer', 'safety_lead'],
  profile_text: ['reviewer', 'moderator', 'safety_lead'],
  request_text: ['reviewer', 'moderator', 'safety_lead'],
  media_objection: ['moderator', 'safety_lead'],
  member_report: ['moderator', 'safety_lead'],
  request_report: ['moderator', 'safety_lead'],
  conversation_report: ['moderator', 'safety_lead'],
  complaint: ['moderator', 'safety_lead'],
  dmca: ['moderator', 'safety_lead'],
  counter_notice: ['moderator', 'safety_lead'],
  depicted_person: ['moderator', 'safety_lead'],
  ban_evasion: ['moderator', 'safety_lead'],
  under_age: ['moderator', 'safety_lead'],
  media_match: ['safety_lead'],
  ncii: ['safety_lead'],
  // No role has these: they are the named persons' of the sealed domain, and exist for nobody else.
  csam: [],
  appeal: ['safety_lead'],
  contact: ['support'],
  privacy_request: ['support'],
  own_initiative: ['moderator', 'safety_lead'],
  lifetime_fraud: ['safety_lead'],
};

/** What else each of staff may do. An administrator gives roles and sees no content by that; an auditor changes nothing. */
export const staffPowers = {
  answer_members: ['support', 'moderator', 'safety_lead'],
  reveal_member: ['support', 'reviewer', 'moderator', 'safety_lead'],
  warn: ['moderator', 'safety_lead'],
  strike: ['moderator', 'safety_lead'],
  suspend: ['moderator', 'safety_lead'],
  ban: ['safety_lead'],
  lift_sanction: ['safety_lead'],
  // Who reads what the house knows about one member; each search is in the audit chain.
  find_members: ['support', 'moderator', 'safety_lead'],
  revoke_lifetime: ['safety_lead'],
  manage_prohibited_words: ['safety_lead', 'administrator'],
  announce: ['safety_lead', 'administrator'],
  // Interests, spots and settings.
  manage_settings: ['administrator'],
  view_statistics: ['safety_lead', 'auditor', 'administrator'],
  // What authorities ask of the house, and what the house publishes about itself.
  publish_reports: ['safety_lead'],
  read_audit: ['auditor'],
  // The custodian of records (18 USC 2257).
  keep_records: ['safety_lead'],
  give_roles: ['administrator'],
  // Two persons for every change of who handles sealed cases: one proposes, one confirms; neither is the one who is named.
  propose_csam_reviewer: ['administrator'],
  confirm_csam_reviewer: ['safety_lead'],
  // Who can be named.
  review_csam: ['moderator', 'safety_lead'],
  // Who hands an ordinary case over to the named persons.
  escalate_csam: ['moderator', 'safety_lead'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPower = keyof typeof staffPowers;

/** Somebody of staff who does something. */
export interface Staff {
  id: string;
  role: StaffRole;
  /** Whether the role is old enough to count in two-person rules. */
  counts: boolean;
}

export function mayDecide(role: StaffRole | null, kind: CaseKind): boolean {
  return role !== null && staffDuties[kind].includes(role);
}

export function may(role: StaffRole | null, power: StaffPower): boolean {
  return role !== null && (staffPowers[power] as readonly StaffRole[]).includes(role);
}

export const kindsFor = (role: StaffRole): readonly CaseKind[] => caseKinds.filter((kind) => mayDecide(role, kind));

/** Every role that decides cases of some kind. */
export const decidingRoles: readonly StaffRole[] = [...new Set(caseKinds.flatMap((kind) => staffDuties[kind]))];

/** Whether there is any queue for this role. */
export function mayModerate(role: StaffRole | null): boolean {
  return role !== null && decidingRoles.includes(role);
}

/** Whoever answers members who write. */
export function mayAnswerMembers(role: StaffRole | null): boolean {
  return may(role, 'answer_members');
}
