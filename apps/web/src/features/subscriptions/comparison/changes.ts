import { may, type Holder, type Verdict } from '@subrosa/rules/entitlements/may';
import { capabilities, entitlements, type Capability, type Row } from '@subrosa/rules/entitlements/table';

export interface CapabilityChange {
  capability: Capability;
  regular: Verdict;
  premium: Verdict;
  /** Something besides the plan that this member has not proved yet. */
  needsProof: boolean;
}

type ComparedMember = Pick<Holder, 'accountType' | 'verified' | 'phoneVerified'>;

/** What the service says that a regular member may, by its own settings. */
type OwnEntitlements = Readonly<Partial<Record<Capability, { allowed: boolean; because: string | null }>>>;

const fullyVerified = { verified: true, phoneVerified: true };

/** What premium changes for this kind of member, and what stays the same; from the one table of entitlements. */
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
