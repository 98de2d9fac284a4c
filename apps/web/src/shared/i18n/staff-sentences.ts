import { msg } from '@lingui/core/macro';

/** What the service says to staff alone: their words are fetched with the console. */
export const staffSentences = {
  'sealed.notPrepared': msg`Nobody has prepared this case yet.`,
  'sealed.notPreserved': msg`The file is still being sealed away. Please try again in a moment.`,
  'sealed.samePerson': msg`Somebody else has to confirm what you prepared.`,
  'sealed.placeWaits': msg`A proposal for this place waits already. Please have it confirmed first.`,
  'sealed.personUnfit': msg`Only a moderator or a safety lead can be named, for one place, and nobody names themselves.`,
  'staff.administratorsLeft': msg`At least two other administrators must remain. Confirm another administrator first and wait until their role counts.`,
  'staff.ownRole': msg`You can’t do this for your own role or proposal. Ask another administrator.`,
  'staff.roleTooNew': msg`Your role is too new for this. It counts for approvals 48 hours after it was confirmed.`,
  'staff.sameRole': msg`This member already has this role.`,
  'staff.proposalPending': msg`A role has already been proposed for this member. Confirm or decline that proposal first.`,
  'staff.proposalEnded': msg`This proposal has ended. If the role is still needed, propose it again.`,
  'staff.passkeyMissing': msg`This member needs a passkey first. They can add one in Settings, under Security.`,
  'staff.noLifetime': msg`This member holds no lifetime plan.`,
  'staff.changedMeanwhile': msg`A colleague has changed this meanwhile. Please look again.`,
  'figures.notOver': msg`This period is not over yet. Its report can be published afterwards.`,
  'figures.published': msg`The report of this period is published already.`,
};
