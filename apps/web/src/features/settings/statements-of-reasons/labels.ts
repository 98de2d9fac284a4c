import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatementOfReasons } from '../api/statements-of-reasons.ts';

export const subjectLabels: Record<StatementOfReasons['subjectKind'], MessageDescriptor> = {
  media: msg`Your photo or video`,
  profile: msg`Your profile`,
  report: msg`A report about you`,
  request: msg({ message: 'Your request', context: 'a request post' }),
  verification: msg`Your verification`,
  notice: msg`A report about your content`,
  support_request: msg`Your message`,
  statement_of_reasons: msg`Your appeal`,
};

export const sanctionLabels: Record<NonNullable<StatementOfReasons['sanction']>['kind'], MessageDescriptor> = {
  warning: msg`A warning`,
  strike: msg`A strike`,
  suspension: msg`A suspension`,
  ban: msg`A ban`,
};

/** The effect of the decision. */
export function effectOf({ kind, decision, subjectKind }: StatementOfReasons): MessageDescriptor {
  if (decision === 'remove') return msg({ message: 'Removed', context: 'staff decision' });
  if (subjectKind === 'verification') return msg`Declined`;
  const isConduct = subjectKind === 'report' || kind === 'ban_evasion' || kind === 'under_age';
  return isConduct ? msg`Report upheld` : msg`Not shown to others`;
}
