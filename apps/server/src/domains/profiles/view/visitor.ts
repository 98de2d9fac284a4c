import { relationOf, type Relation, type RelationState } from '@subrosa/rules/connections/relation';
import { may, type Holder } from '@subrosa/rules/entitlements/may';
import { viewersAs, type ViewAs } from '@subrosa/rules/profiles/audiences';
import type { Guest } from '@subrosa/rules/profiles/visibility';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FoundProfile } from '../queries/profiles.ts';

/** The viewer of a profile, or the kind of viewer that its owner previews. */
export interface Visitor extends Guest {
  relation: Relation & { state: RelationState };
  /** Numbers of the viewer's interests, to mark those in common. */
  interests: readonly number[];
}

const seesLinks = (holder: Holder) => may('profiles.links', holder).allowed;

export function visitorOf(row: FoundProfile, caller: Caller, viewAs: ViewAs | undefined): Visitor {
  // The query returns no row if there is a block.
  const relation = relationOf({ viewerId: caller.memberId, otherId: row.id, state: row.connection, blocked: false });
  if (relation.self && viewAs) return anyViewer(viewAs);
  return {
    relation,
    premium: caller.premium,
    links: seesLinks(caller),
    paymentViewer: row.payment_viewer,
    interests: row.viewer_interests ?? [],
  };
}

/** A member of this kind without any other relation to the owner. */
function anyViewer(viewAs: ViewAs): Visitor {
  const { connected, premium } = viewersAs[viewAs];
  return {
    relation: { self: false, connected, blocked: false, state: connected ? 'connected' : 'none' },
    premium,
    links: seesLinks({ accountType: 'fetishist', premium, verified: false, phoneVerified: false }),
    paymentViewer: false,
    interests: [],
  };
}
