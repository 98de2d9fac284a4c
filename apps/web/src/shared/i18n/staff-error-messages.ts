import { msg } from '@lingui/core/macro';

/** Error messages for staff only, which are loaded with the console. */
export const staffErrorMessages = {
  'csam.notPrepared': msg`This case hasn’t been prepared yet.`,
  'csam.notPreserved': msg`The file is still being secured. Please try again in a moment.`,
  'csam.sameReviewer': msg`Someone else has to confirm what you prepared.`,
  'csam.proposalPending': msg`There’s already a pending proposal for this position. Have it confirmed first.`,
  'csam.reviewerNotEligible': msg`You can only propose a moderator or safety lead, for one position each, and not yourself.`,
  'staff.administratorsLeft': msg`At least two other administrators must remain. Confirm another administrator first and wait until their role is active.`,
  'staff.cannotChangeOwnRole': msg`You can’t do this for your own role or proposal. Ask another administrator.`,
  'staff.roleTooNew': msg`Your role is too new for this. You can approve 48 hours after your role was confirmed.`,
  'staff.sameRole': msg`This member already has this role.`,
  'staff.proposalPending': msg`A role has already been proposed for this member. Confirm or decline that proposal first.`,
  'staff.proposalEnded': msg`This proposal has ended. If the role is still needed, propose it again.`,
  'staff.passkeyMissing': msg`This member needs a passkey first. They can add one in Settings, under Security.`,
  'staff.noLifetime': msg`This member has no lifetime plan.`,
  'staff.conflict': msg`A colleague has just changed this. Check it again.`,
  'statistics.periodNotOver': msg`This period isn’t over yet. You can publish its report afterwards.`,
  'statistics.alreadyPublished': msg`The report for this period has already been published.`,
};
