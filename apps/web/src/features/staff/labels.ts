import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediaPurpose } from '@subrosa/rules/media/limits';
import type { Consent } from '@subrosa/rules/media/people';
import type { CaseKind, CaseReason, Decision } from '@subrosa/rules/moderation/case-rules';
import type { PrivacyRequestKind } from '@subrosa/rules/support/privacy-request-kinds';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';
import { isIdentityKind } from './identity-kind.ts';
import type { Show } from './review-search.ts';

export const showLabels: Record<Show, MessageDescriptor> = {
  open: msg`Waiting`,
  mine: msg`Mine`,
  decided: msg`Decided`,
};

export const kindLabels: Record<CaseKind, MessageDescriptor> = {
  media_review: msg`New upload`,
  media_match: msg`Resembles a removed item`,
  media_objection: msg`Objection by a person shown`,
  member_report: msg`Report by a member`,
  profile_text: msg`Profile text`,
  request_text: msg`Request text`,
  request_report: msg`Report about a request`,
  conversation_report: msg`Report about a conversation`,
  ncii: msg`Intimate photo or video without consent`,
  csam: msg`Suspected child abuse`,
  dmca: msg`Copyright notice`,
  counter_notice: msg`Counter-notice`,
  complaint: msg`Complaint`,
  depicted_person: msg`Request by a person shown`,
  privacy_request: msg`Privacy request`,
  contact: msg`Support request`,
  ban_evasion: msg`May be a banned member`,
  appeal: msg`Appeal`,
  identity: msg`Identity`,
  lifetime: msg`Lifetime application`,
  under_age: msg`May be underage`,
  own_initiative: msg`Found by staff`,
  lifetime_fraud: msg`Lifetime plan obtained by fraud`,
};

export const decisionLabels: Record<Decision, MessageDescriptor> = {
  approve: msg`Approve`,
  reject: msg`Reject`,
  remove: msg`Remove`,
  dismiss: msg`Dismiss`,
  answer: msg`Mark as answered`,
  overturn: msg`Overturn`,
  uphold: msg`Uphold`,
};

export const decidedLabels: Record<Decision, MessageDescriptor> = {
  approve: msg`Approved`,
  reject: msg`Rejected`,
  remove: msg({ message: 'Removed', context: 'staff decision' }),
  dismiss: msg`Dismissed`,
  answer: msg`Answered`,
  overturn: msg`Overturned`,
  uphold: msg`Upheld`,
};

export const reasonLabels: Record<CaseReason, MessageDescriptor> = {
  person_without_consent: msg`Shows someone without their consent`,
  not_as_stated: msg`Doesn’t match what the uploader stated`,
  not_allowed: msg`Against our rules`,
  contact_details: msg`Shows contact details`,
  quality: msg`Quality too low`,
  known: msg`Removed before`,
  objection: msg`Objection by a person shown`,
  harassment: msg`Harasses or threatens others`,
  deceit: msg`Deceives others or asks them for money`,
  ban_evasion: msg`Banned before`,
  document_unreadable: msg`ID can’t be read`,
  face_not_visible: msg`Face not fully visible`,
  number_not_spoken: msg`Number or name not said`,
  name_mismatch: msg`Name or details don’t match the ID`,
  not_alone: msg`Someone else is in view`,
  document_expired: msg`ID has expired`,
  under_age: msg`Younger than 19`,
  document_already_used: msg`ID was used by another account`,
  social_number_missing: msg`Number not on the other profile`,
  suspected_forgery: msg`ID may not be genuine`,
  no_spot_left: msg`No free spots left`,
};

export const consentLabels: Record<Consent, MessageDescriptor> = {
  given: msg`Stated by the uploader`,
  pending: msg`Asked, no reply yet`,
  confirmed: msg`Confirmed`,
  objected: msg`Objected`,
};

export const purposeLabels: Record<MediaPurpose, MessageDescriptor> = {
  profile_photo: msg`Profile photo`,
  cover: msg`Cover`,
  gallery: msg`Gallery`,
  post: msg`Request post`,
  release: msg`Signed consent form`,
};

export const privacyLabels: Record<PrivacyRequestKind, MessageDescriptor> = {
  know: msg`Wants to know what we have`,
  delete: msg`Wants it deleted`,
  correct: msg`Wants it corrected`,
  opt_out: msg`Objects to sale or sharing`,
  limit: msg`Limits use of sensitive data`,
};

const decisionKeys: Record<Decision, string> = {
  approve: 'a',
  reject: 'r',
  remove: 'x',
  dismiss: 'd',
  answer: 'a',
  overturn: 'o',
  uphold: 'p',
};

/** Beside pictures of a document, R rotates them. */
export const keyOfDecision = (decision: Decision, kind: CaseKind): string =>
  isIdentityKind(kind) && decision === 'reject' ? 'd' : decisionKeys[decision];

export const checkLabels: Record<IdentityCheck, MessageDescriptor> = {
  document_readable: msg`ID complete, readable and genuine`,
  face_matches: msg`Face fully visible, alone, same as on the ID`,
  number_spoken: msg`Full name and number said in English`,
  details_match: msg`Written details match the ID`,
  adult: msg`Of age, and the ID is valid`,
  number_shown: msg`Number is on the other profile`,
  account_matches: msg`The other account belongs to this person`,
};
