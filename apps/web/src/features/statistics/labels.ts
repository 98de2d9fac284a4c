import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { RangeDays } from './search.ts';

export const rangeLabels: Record<RangeDays, MessageDescriptor> = { '1': msg`Today`, '14': msg`14 days`, '90': msg`90 days` };

export const roleLabels: Record<StaffRole, MessageDescriptor> = {
  support: msg`Support`,
  reviewer: msg`Reviewer`,
  moderator: msg`Moderator`,
  safety_lead: msg`Safety lead`,
  auditor: msg`Auditor`,
  administrator: msg`Administrator`,
};

const actionLabels: Partial<Record<string, MessageDescriptor>> = {
  'document.looked': msg`Looked at an identity document`,
  'document.look_refused': msg`Was refused a look at an identity document`,
  'document.grant_asked': msg`Asked for a look outside a case`,
  'document.grant_approved': msg`Agreed to a look outside a case`,
  'document.grant_refused': msg`Refused a look outside a case`,
  'document.held': msg`Put a document under legal hold`,
  'document.released': msg`Ended a legal hold`,
  'document.destroyed': msg`Destroyed a document`,
  'case.decided': msg`Decided a case`,
  'role.changed': msg`Changed a role`,
  'role.proposed': msg`Proposed a role`,
  'role.confirmed': msg`Confirmed a role`,
  'role.declined': msg`Declined a role`,
  'role.withdrawn': msg`Withdrew a proposed role`,
  'role.removed': msg`Removed a role`,
  'role.first_administrator': msg`Appointed a first administrator`,
  'member.sanctioned': msg`Sanctioned a member`,
  'member.revealed': msg`Learned a member’s name`,
  'call.refused': msg`Was refused a call`,
  'identity.renewal_asked': msg`Asked a member to prove who they are again`,
  'records.exported': msg`Exported the records of performers`,
  'report.published': msg`Published a transparency report`,
  'matter.recorded': msg`Noted an order or a dispute`,
  'matter.answered': msg`Noted how an order or a dispute ended`,
  'audit.read': msg`Read the audit log`,
  'audit.verified': msg`Verified a part of the chain`,
  'audit.opened': msg`Opened a sealed entry`,
  'console.entered': msg`Entered the console`,
  'announcement.made': msg`Made an announcement`,
  'announcement.ended': msg`Ended an announcement`,
  'interest.changed': msg`Changed an interest`,
  'lifetime.revoked': msg`Took lifetime premium back`,
  'member.searched': msg`Searched for a member`,
  'sanction.lifted': msg`Lifted a sanction`,
  'setting.changed': msg`Changed a setting`,
  'spots.changed': msg`Changed the free spots`,
  'words.changed': msg`Changed the prohibited words`,
};

const csamActionLabel = msg`Handled a sealed case`;

/** What was done, in words; of the sealed queue no more than which step, and a word that has none yet as it stands. */
export function actionLabel(action: string, translate: (message: MessageDescriptor) => string): string {
  const known = actionLabels[action];
  if (known) return translate(known);
  const [domain, step = ''] = action.split('.', 2);
  return domain === 'sealed' ? `${translate(csamActionLabel)}: ${step.replaceAll('_', ' ')}` : action;
}
