import type { MediaReason } from '../media/states.ts';
import type { Span } from './span.ts';
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
  'ncii',
  'csam',
  'dmca',
  'counter_notice',
  'complaint',
  'depicted_person',
  'privacy_request',
  'contact',
  'ban_evasion',
  'appeal',
  'identity',
  'lifetime',
  'under_age',
  'own_initiative',
  'lifetime_fraud',
] as const;

export type CaseKind = (typeof caseKinds)[number];

export const subjectKinds = [
  'media',
  'profile',
  'report',
  'request',
  'verification',
  'notice',
  'support_request',
  'statement_of_reasons',
] as const;

export type SubjectKind = (typeof subjectKinds)[number];

export const decisions = ['approve', 'reject', 'remove', 'dismiss', 'answer', 'overturn', 'uphold'] as const;

export type Decision = (typeof decisions)[number];

interface CaseRule {
  /** 9 is the highest. */
  priority: number;
  /** How long staff have, by law if there is one. */
  due: Span;
  /** When the deciders of this kind are reminded; the last reminder is usually the due date. */
  reminders: readonly Span[];
  decisions: readonly [Decision, Decision];
}

const hours = (count: number): Span => ({ hours: count });
const days = (count: number): Span => ({ days: count });
const businessDays = (count: number): Span => ({ businessDays: count });

/** Priority, due time, reminders and possible decisions of each kind of case. */
export const caseRules: Readonly<Record<CaseKind, CaseRule>> = {
  csam: { priority: 9, due: hours(12), reminders: [hours(1), hours(6), hours(12)], decisions: ['remove', 'dismiss'] },
  media_match: { priority: 9, due: hours(12), reminders: [hours(6), hours(12)], decisions: ['remove', 'dismiss'] },
  // Take It Down Act: 48 hours.
  ncii: { priority: 9, due: hours(48), reminders: [hours(12), hours(24), hours(48)], decisions: ['remove', 'dismiss'] },
  media_objection: { priority: 8, due: hours(24), reminders: [hours(12), hours(24)], decisions: ['remove', 'dismiss'] },
  under_age: { priority: 8, due: hours(24), reminders: [hours(12), hours(24)], decisions: ['reject', 'dismiss'] },
  depicted_person: { priority: 8, due: businessDays(7), reminders: [businessDays(3), businessDays(7)], decisions: ['remove', 'dismiss'] },
  member_report: { priority: 7, due: hours(24), reminders: [hours(24)], decisions: ['reject', 'dismiss'] },
  conversation_report: { priority: 7, due: hours(24), reminders: [hours(24)], decisions: ['reject', 'dismiss'] },
  ban_evasion: { priority: 7, due: hours(24), reminders: [hours(24)], decisions: ['reject', 'dismiss'] },
  // Decided when they are opened, from the page of a member.
  own_initiative: { priority: 7, due: hours(24), reminders: [hours(24)], decisions: ['reject', 'dismiss'] },
  lifetime_fraud: { priority: 7, due: hours(24), reminders: [hours(24)], decisions: ['reject', 'dismiss'] },
  request_report: { priority: 6, due: hours(24), reminders: [hours(24)], decisions: ['reject', 'dismiss'] },
  dmca: { priority: 6, due: businessDays(2), reminders: [businessDays(1), businessDays(2)], decisions: ['remove', 'dismiss'] },
  // 17 USC 512(g): removed content is restored after 10 to 14 business days, unless there is a lawsuit.
  counter_notice: {
    priority: 5,
    due: businessDays(14),
    reminders: [businessDays(10), businessDays(14)],
    decisions: ['approve', 'dismiss'],
  },
  // Card networks: an answer within 7 business days.
  complaint: {
    priority: 6,
    due: businessDays(7),
    reminders: [businessDays(3), businessDays(6), businessDays(7)],
    decisions: ['remove', 'dismiss'],
  },
  media_review: { priority: 5, due: hours(24), reminders: [hours(24)], decisions: ['approve', 'reject'] },
  appeal: { priority: 5, due: businessDays(7), reminders: [businessDays(5), businessDays(7)], decisions: ['overturn', 'uphold'] },
  request_text: { priority: 4, due: hours(24), reminders: [hours(24)], decisions: ['approve', 'reject'] },
  profile_text: { priority: 3, due: hours(72), reminders: [hours(72)], decisions: ['dismiss', 'reject'] },
  // CCPA: acknowledged within 10 business days, answered within 45 days.
  privacy_request: {
    priority: 3,
    due: days(45),
    reminders: [businessDays(10), days(30), days(40), days(45)],
    decisions: ['answer', 'dismiss'],
  },
  identity: { priority: 2, due: businessDays(3), reminders: [businessDays(3)], decisions: ['approve', 'reject'] },
  lifetime: { priority: 1, due: businessDays(3), reminders: [businessDays(3)], decisions: ['approve', 'reject'] },
  contact: { priority: 2, due: businessDays(3), reminders: [businessDays(3)], decisions: ['answer', 'dismiss'] },
};

/** Reasons that staff may give about a picture or a text, in the order in which the review page numbers them. */
export const contentReasons = [
  'person_without_consent',
  'not_as_stated',
  'not_allowed',
  'contact_details',
  'quality',
  'known',
  'objection',
] as const satisfies readonly MediaReason[];

/** Reasons about conduct, in the same order. */
export const conductReasons = ['harassment', 'deceit', 'under_age', 'ban_evasion', 'not_allowed', 'contact_details'] as const;

export type CaseReason = (typeof contentReasons)[number] | (typeof conductReasons)[number] | IdentityReason | LifetimeReason;

/** All reasons without duplicates, because kinds may share one. */
export const caseReasons: readonly CaseReason[] = [
  ...new Set([...contentReasons, ...conductReasons, ...identityReasons, ...lifetimeReasons]),
];

const aboutConduct: readonly CaseKind[] = [
  'member_report',
  'conversation_report',
  'under_age',
  'ban_evasion',
  'own_initiative',
  'lifetime_fraud',
];

/** Reasons that can be given for a decision of this kind against a member. */
export function reasonsOf(kind: CaseKind): readonly CaseReason[] {
  if (kind === 'identity') return identityReasons;
  if (kind === 'lifetime') return lifetimeReasons;
  return aboutConduct.includes(kind) ? conductReasons : contentReasons;
}

/** A decision against a member's content always requires a reason. */
export function needsReason(decision: Decision): boolean {
  return decision === 'reject' || decision === 'remove';
}
