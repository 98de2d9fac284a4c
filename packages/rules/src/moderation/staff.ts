import type { StaffRole } from '../accounts/account-types.ts';
import { caseKinds, type CaseKind } from './case-rules.ts';

/** Roles that view, claim and decide cases of each kind. For all other roles, cases of the kind do not exist. */
export const caseKindRoles: Readonly<Record<CaseKind, readonly StaffRole[]>> = {
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
  // No role has these: only the CSAM reviewers may access them.
  csam: [],
  appeal: ['safety_lead'],
  contact: ['support'],
  privacy_request: ['support'],
  own_initiative: ['moderator', 'safety_lead'],
  lifetime_fraud: ['safety_lead'],
};

/** Further permissions of roles. An administrator assigns roles, which gives no access to content; an auditor has no write access. */
export const staffPermissions = {
  answer_helpdesk: ['support', 'moderator', 'safety_lead'],
  reveal_member: ['support', 'reviewer', 'moderator', 'safety_lead'],
  warn: ['moderator', 'safety_lead'],
  strike: ['moderator', 'safety_lead'],
  suspend: ['moderator', 'safety_lead'],
  ban: ['safety_lead'],
  lift_sanction: ['safety_lead'],
  // Access to all data about one member; each search is in the audit chain.
  search_members: ['support', 'moderator', 'safety_lead'],
  revoke_lifetime: ['safety_lead'],
  manage_prohibited_words: ['safety_lead', 'administrator'],
  manage_announcements: ['safety_lead', 'administrator'],
  // Interests, spots and settings.
  manage_settings: ['administrator'],
  view_statistics: ['safety_lead', 'auditor', 'administrator'],
  // Orders of authorities, and the transparency reports.
  publish_reports: ['safety_lead'],
  read_audit: ['auditor'],
  // The custodian of records (18 USC 2257).
  manage_records: ['safety_lead'],
  assign_roles: ['administrator'],
  // A change of the CSAM reviewers requires two persons: one proposes, one confirms; neither may be the proposed reviewer.
  propose_csam_reviewer: ['administrator'],
  confirm_csam_reviewer: ['safety_lead'],
  // Roles that can be proposed as CSAM reviewer.
  review_csam: ['moderator', 'safety_lead'],
  // Roles that can escalate an ordinary case to the CSAM reviewers.
  escalate_csam: ['moderator', 'safety_lead'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof staffPermissions;

/** A staff member who acts. */
export interface Staff {
  id: string;
  role: StaffRole;
  /** Whether the role has existed long enough to count for two-person rules. */
  counts: boolean;
}

export function mayDecide(role: StaffRole | null, kind: CaseKind): boolean {
  return role !== null && caseKindRoles[kind].includes(role);
}

export function may(role: StaffRole | null, permission: StaffPermission): boolean {
  return role !== null && (staffPermissions[permission] as readonly StaffRole[]).includes(role);
}

export const kindsFor = (role: StaffRole): readonly CaseKind[] => caseKinds.filter((kind) => mayDecide(role, kind));

/** All roles that decide some kind of case. */
export const decidingRoles: readonly StaffRole[] = [...new Set(caseKinds.flatMap((kind) => caseKindRoles[kind]))];

/** Whether this role has a queue. */
export function mayModerate(role: StaffRole | null): boolean {
  return role !== null && decidingRoles.includes(role);
}

/** Whether this role answers messages of members. */
export function mayAnswerMembers(role: StaffRole | null): boolean {
  return may(role, 'answer_helpdesk');
}
