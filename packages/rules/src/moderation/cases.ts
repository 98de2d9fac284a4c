import type { MediaReason } from '../media/states.ts';
import { identityReasons, lifetimeReasons, type IdentityReason, type LifetimeReason } from '../verification/reasons.ts';

export const caseKinds = [
  'media_review',
  'media_match',
  'media_objection',
  'member_report',
  'profile_text',
  'request_text',
  'request_report',
  'conversation_report',
  'identity',
  'lifetime',
  'under_age',
] as const;

export type CaseKind = (typeof caseKinds)[number];

export const subjectKinds = ['media', 'profile', 'report', 'request', 'verification'] as const;

export type SubjectKind = (typeof subjectKinds)[number];

export const decisions = ['approve', 'reject', 'remove', 'dismiss'] as const;

export type Decision = (typeof decisions)[number];

const HOUR = 3_600_000;

interface CaseRule {
  /** 9 is looked at first. */
  priority: number;
  dueAfterMs: number;
  decisions: readonly Decision[];
}

/** How urgent each kind is, and what can be decided. */
export const caseRules: Readonly<Record<CaseKind, CaseRule>> = {
  media_match: { priority: 9, dueAfterMs: 12 * HOUR, decisions: ['remove', 'dismiss'] },
  media_objection: { priority: 8, dueAfterMs: 24 * HOUR, decisions: ['remove', 'dismiss'] },
  under_age: { priority: 8, dueAfterMs: 24 * HOUR, decisions: ['reject', 'dismiss'] },
  member_report: { priority: 7, dueAfterMs: 24 * HOUR, decisions: ['reject', 'dismiss'] },
  conversation_report: { priority: 7, dueAfterMs: 24 * HOUR, decisions: ['reject', 'dismiss'] },
  request_report: { priority: 6, dueAfterMs: 24 * HOUR, decisions: ['reject', 'dismiss'] },
  media_review: { priority: 5, dueAfterMs: 24 * HOUR, decisions: ['approve', 'reject'] },
  request_text: { priority: 4, dueAfterMs: 24 * HOUR, decisions: ['approve', 'reject'] },
  profile_text: { priority: 3, dueAfterMs: 72 * HOUR, decisions: ['dismiss', 'reject'] },
  identity: { priority: 2, dueAfterMs: 72 * HOUR, decisions: ['approve', 'reject'] },
  lifetime: { priority: 1, dueAfterMs: 72 * HOUR, decisions: ['approve', 'reject'] },
};

/** Reasons that staff may give, in the order in which the review page numbers them. */
export const staffReasons = [
  'person_without_consent',
  'not_as_stated',
  'not_allowed',
  'contact_details',
  'quality',
  'known',
  'objection',
] as const satisfies readonly MediaReason[];

export type StaffReason = (typeof staffReasons)[number];

export type CaseReason = StaffReason | IdentityReason | LifetimeReason;

/** Each word once, though two kinds may share it. */
export const caseReasons: readonly CaseReason[] = [...new Set([...staffReasons, ...identityReasons, ...lifetimeReasons])];

/** What a kind of case can be decided for against somebody. */
export function reasonsOf(kind: CaseKind): readonly CaseReason[] {
  if (kind === 'identity') return identityReasons;
  return kind === 'lifetime' ? lifetimeReasons : staffReasons;
}

/** A decision against somebody's thing always says why. */
export function needsReason(decision: Decision): boolean {
  return decision === 'reject' || decision === 'remove';
}
