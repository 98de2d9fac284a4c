import { may, type Holder, type Verdict } from '@subrosa/rules/entitlements/may';
import { capabilities, entitlements, type Capability, type Row } from '@subrosa/rules/entitlements/table';

export interface CapabilityChange {
  capability: Capability;
  regular: Verdict;
  premium: Verdict;
  /** Whether the capability also requires a verification that this member lacks. */
  needsProof: boolean;
}

type ComparedMember = Pick<Holder, 'accountType' | 'verified' | 'phoneVerified'>;

/** The entitlements that the server returned for a regular member. */
type OwnEntitlements = Readonly<Partial<Record<Capability, { allowed: boolean; because: string | null }>>>;

const fullyVerified = { verified: true, phoneVerified: true };

/** What premium changes for this member and what stays the same, from the table of entitlements. */
export function changesFor(who: ComparedMember, own: OwnEntitlements = {}): { changes: CapabilityChange[]; same: Capability[] } {
  const rows = capabilities.map((capability): CapabilityChange => {
    const row: Row = entitlements[capability];
    const holder = { ...who, ...fullyVerified };
    const regular = own[capability]?.because === 'upgrade' ? denied : may(capability, { ...holder, premium: false });
    return {
      capability,
      regular,
      premium: may(capability, { ...holder, premium: true }),
      needsProof: row.needs === 'phone or identity' && !who.phoneVerified && !who.verified,
    };
  });
  return {
    changes: rows.filter(isChanged),
    same: rows.filter((row) => !isChanged(row) && row.premium.allowed).map(({ capability }) => capability),
  };
}

const denied: Verdict = { allowed: false, because: 'upgrade' };

function isChanged({ regular, premium }: CapabilityChange): boolean {
  return premium.allowed && (!regular.allowed || (regular.limit !== null && premium.limit === null));
}
