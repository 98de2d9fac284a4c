import { may, type Holder, type Verdict } from '@subrosa/rules/entitlements/may';
import { capabilities, entitlements, type Capability, type Row } from '@subrosa/rules/entitlements/table';

export interface Change {
  capability: Capability;
  regular: Verdict;
  premium: Verdict;
  /** Something besides the plan that this member has not proved yet. */
  needsProof: boolean;
}

type Who = Pick<Holder, 'accountType' | 'verified' | 'phoneVerified'>;

/** What the service says that a regular member may, by its own settings. */
type Own = Readonly<Partial<Record<Capability, { allowed: boolean; because: string | null }>>>;

const everythingProved = { verified: true, phoneVerified: true };

/** What premium changes for this kind of member, and what stays the same; from the one table of entitlements. */
export function changesFor(who: Who, own: Own = {}): { changes: Change[]; same: Capability[] } {
  const rows = capabilities.map((capability): Change => {
    const row: Row = entitlements[capability];
    const holder = { ...who, ...everythingProved };
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

function isChanged({ regular, premium }: Change): boolean {
  return premium.allowed && (!regular.allowed || (regular.limit !== null && premium.limit === null));
}
