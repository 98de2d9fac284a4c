import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const actionLabels: Partial<Record<string, MessageDescriptor>> = {
  'document.accessed': msg`Viewed an identity document`,
  'document.access_denied': msg`Was denied access to an identity document`,
  'document.grant_requested': msg`Requested access outside a case`,
  'document.grant_approved': msg`Approved access outside a case`,
  'document.grant_denied': msg`Denied access outside a case`,
  'document.held': msg`Placed a document under legal hold`,
  'document.released': msg`Ended a legal hold`,
  'document.destroyed': msg`Destroyed a document`,
  'case.decided': msg`Decided a case`,
  'role.changed': msg`Changed a role`,
  'role.proposed': msg`Proposed a role`,
  'role.confirmed': msg`Confirmed a role`,
  'role.declined': msg`Declined a role`,
  'role.withdrawn': msg`Withdrew a proposed role`,
  'role.removed': msg`Removed a role`,
  'role.first_administrator': msg`Appointed one of the first administrators`,
  'member.sanctioned': msg`Sanctioned a member`,
  'member.revealed': msg`Viewed a member’s name`,
  'access.denied': msg`Access denied`,
  'identity.renewal_requested': msg`Requested re-verification`,
  'records.exported': msg`Exported performer records`,
  'report.published': msg`Published a transparency report`,
  'legal_matter.recorded': msg`Recorded an order or dispute`,
  'legal_matter.resolved': msg`Recorded the outcome of an order or dispute`,
  'audit.read': msg`Read the audit log`,
  'audit.verified': msg`Verified part of the audit chain`,
  'audit.opened': msg`Opened a restricted entry`,
  'console.entered': msg`Entered the console`,
  'announcement.created': msg`Published an announcement`,
  'announcement.ended': msg`Ended an announcement`,
  'interest.changed': msg`Changed an interest`,
  'lifetime.revoked': msg`Revoked lifetime premium`,
  'member.searched': msg`Searched for a member`,
  'sanction.lifted': msg`Lifted a sanction`,
  'setting.changed': msg`Changed a setting`,
  'spots.changed': msg`Changed the free spots`,
  'prohibited_words.changed': msg`Changed the prohibited words`,
};

const csamActionLabel = msg`Handled a restricted case`;

/** Translates an action; for CSAM cases only the step, and an unknown action as it is stored. */
export function actionLabel(action: string, translate: (message: MessageDescriptor) => string): string {
  const known = actionLabels[action];
  if (known) return translate(known);
  const [domain, step = ''] = action.split('.', 2);
  return domain === 'csam' ? `${translate(csamActionLabel)}: ${step.replaceAll('_', ' ')}` : action;
}
