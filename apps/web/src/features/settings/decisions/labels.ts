import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatementOfReasons } from '../calls/statements-of-reasons.ts';

export const subjectLabels: Record<StatementOfReasons['subjectKind'], MessageDescriptor> = {
  media: msg`A photo or video of yours`,
  profile: msg`Your profile`,
  report: msg`A report about you`,
  request: msg`A request of yours`,
  verification: msg`Your verification`,
  notice: msg`A notice about something of yours`,
  letter: msg`A letter of yours`,
  statement: msg`An appeal of yours`,
};

export const sanctionLabels: Record<NonNullable<StatementOfReasons['sanction']>['kind'], MessageDescriptor> = {
  warning: msg`A warning`,
  strike: msg`A strike`,
  suspension: msg`A suspension`,
  ban: msg`A ban`,
};

/** What the decision did. */
export function effectOf({ kind, decision, subjectKind }: StatementOfReasons): MessageDescriptor {
  if (decision === 'remove') return msg`Removed`;
  if (subjectKind === 'verification') return msg`Declined`;
  const isConduct = subjectKind === 'report' || kind === 'ban_evasion' || kind === 'under_age';
  return isConduct ? msg`Found to be right` : msg`Not shown to others`;
}
