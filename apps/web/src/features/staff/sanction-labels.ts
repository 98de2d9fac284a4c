import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SanctionKind, BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';

export const sanctionLabels: Record<SanctionKind, MessageDescriptor> = {
  warning: msg`Warning`,
  strike: msg`Strike`,
  suspension: msg`Suspension`,
  ban: msg`Ban`,
};

export const sanctionKeys: Record<SanctionKind, string> = { warning: 'w', strike: 's', suspension: 't', ban: 'b' };

export const bannedIdentifierLabels: Record<BannedIdentifierKind, MessageDescriptor> = {
  email: msg`Email address`,
  phone: msg`Phone number`,
  document: msg`ID`,
};
