import type { AccountType } from '../accounts/account-types.ts';
import { entitlements, type Capability, type Grant, type Proof, type Row } from './table.ts';

/** Facts about a member that entitlements depend on. */
export interface Holder {
  accountType: AccountType;
  premium: boolean;
  /** Identity verified by staff. */
  verified: boolean;
  phoneVerified: boolean;
}

/** Interpretations of the specification that an operator may choose. */
export interface EntitlementSettings {
  confidantMessaging: 'reply' | 'premium_only';
  chatStart: 'premium_and_verified' | 'premium';
  autoReplyRoles: readonly AccountType[];
}

export const defaultEntitlementSettings: EntitlementSettings = {
  confidantMessaging: 'reply',
  chatStart: 'premium_and_verified',
  autoReplyRoles: ['confidant'],
};

export type Verdict =
  | { allowed: true; limit: Extract<Grant, object> | null }
  | { allowed: false; because: 'upgrade' | 'role' | 'phone' | 'identity' | 'phone or identity' };

/** Whether this member may use a capability, with its limit, or what they lack. */
export function may(capability: Capability, holder: Holder, settings: EntitlementSettings = defaultEntitlementSettings): Verdict {
  const row = adjusted(capability, settings);
  const grant = row[holder.accountType][holder.premium ? 'premium' : 'regular'];
  if (grant === 'never') return { allowed: false, because: 'role' };
  if (grant === 'upgrade') return { allowed: false, because: 'upgrade' };
  if (row.needs && !hasProved(row.needs, holder)) return { allowed: false, because: row.needs };
  return { allowed: true, limit: grant === 'yes' ? null : grant };
}

function hasProved(proof: Proof, { verified, phoneVerified }: Holder): boolean {
  return { phone: phoneVerified, identity: verified, 'phone or identity': phoneVerified || verified }[proof];
}

function adjusted(capability: Capability, settings: EntitlementSettings): Row {
  const row: Row = entitlements[capability];
  const answering = capability === 'messages.read' || capability === 'messages.reply';
  if (answering && settings.confidantMessaging === 'premium_only') return { ...row, confidant: row.fetishist };
  if (capability === 'messages.start' && settings.chatStart === 'premium') {
    return { about: row.about, fetishist: row.fetishist, confidant: row.confidant };
  }
  if (capability === 'messages.autoReply') {
    const grantFor = (role: AccountType): Grant => (settings.autoReplyRoles.includes(role) ? 'yes' : 'never');
    const grants = (role: AccountType) => ({ regular: grantFor(role), premium: grantFor(role) });
    return { ...row, fetishist: grants('fetishist'), confidant: grants('confidant') };
  }
  return row;
}
