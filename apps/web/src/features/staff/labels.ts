import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediaPurpose } from '@subrosa/rules/media/limits';
import type { Consent } from '@subrosa/rules/media/people';
import type { CaseKind, CaseReason, Decision } from '@subrosa/rules/moderation/cases';
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
  media_objection: msg`Objection of a person shown`,
  member_report: msg`Report of a member`,
  profile_text: msg`Profile text`,
  request_text: msg`Text of a request`,
  request_report: msg`Report of a request`,
  conversation_report: msg`Report of a conversation`,
  ncii: msg`Intimate picture without consent`,
  csam: msg`Suspected abuse of a child`,
  dmca: msg`Copyright notice`,
  counter_notice: msg`Answer to a copyright notice`,
  complaint: msg`Complaint`,
  depicted_person: msg`Request of a person shown`,
  privacy_request: msg`Privacy request`,
  contact: msg`Letter to support`,
  ban_evasion: msg`May be somebody who was banned`,
  appeal: msg`Appeal`,
  identity: msg`Identity`,
  lifetime: msg`Lifetime application`,
  under_age: msg`Possibly too young`,
  own_initiative: msg`Found by staff`,
  lifetime_fraud: msg`Lifetime plan by deceit`,
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
  remove: msg`Removed`,
  dismiss: msg`Dismissed`,
  answer: msg`Answered`,
  overturn: msg`Overturned`,
  uphold: msg`Upheld`,
};

export const reasonLabels: Record<CaseReason, MessageDescriptor> = {
  person_without_consent: msg`Shows somebody whose consent is missing`,
  not_as_stated: msg`Not what the uploader stated`,
  not_allowed: msg`Not allowed by the rules`,
  contact_details: msg`Shows contact details`,
  quality: msg`Quality too low`,
  known: msg`Was removed before`,
  objection: msg`A person shown objects`,
  harassment: msg`Harasses or threatens others`,
  deceit: msg`Deceives others, or asks them for money`,
  ban_evasion: msg`Was banned before`,
  document_unreadable: msg`The document cannot be read`,
  face_not_visible: msg`The face is not fully visible`,
  number_not_said: msg`The number or the name is not said`,
  name_mismatch: msg`Name or details differ from the document`,
  not_alone: msg`Somebody else is in the picture`,
  document_expired: msg`The document has expired`,
  under_age: msg`Younger than 19`,
  document_already_used: msg`The document was used by another account`,
  social_number_missing: msg`The number is not in the profile elsewhere`,
  suspected_forgery: msg`The document may not be genuine`,
  no_spot_left: msg`No free spot is left`,
};

export const consentLabels: Record<Consent, MessageDescriptor> = {
  given: msg`Stated by the uploader`,
  asked: msg`Asked, no answer yet`,
  confirmed: msg`Confirmed`,
  objected: msg`Objected`,
};

export const purposeLabels: Record<MediaPurpose, MessageDescriptor> = {
  profile_photo: msg`Profile photo`,
  cover: msg`Cover`,
  gallery: msg`Gallery`,
  post: msg`Request post`,
  release: msg`Signed release`,
};

export const privacyLabels: Record<PrivacyRequestKind, MessageDescriptor> = {
  know: msg`Wants to know what we hold`,
  delete: msg`Wants it deleted`,
  correct: msg`Wants it corrected`,
  opt_out: msg`Forbids to sell or share it`,
  limit: msg`Limits the use of what is sensitive`,
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

/** Beside pictures of a document R turns them. */
export const keyOfDecision = (decision: Decision, kind: CaseKind): string =>
  isIdentityKind(kind) && decision === 'reject' ? 'd' : decisionKeys[decision];

export const checkLabels: Record<IdentityCheck, MessageDescriptor> = {
  document_readable: msg`Document whole, readable and genuine`,
  face_matches: msg`Face fully visible, alone, the same as on the document`,
  number_said: msg`Full name and number are said in English`,
  details_match: msg`Written details match the document`,
  adult: msg`Of age, and the document is valid`,
  number_shown: msg`The number is on the profile elsewhere`,
  account_matches: msg`The account there is this person’s`,
};
