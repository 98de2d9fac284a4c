import type { SealedPeopleView } from '@subrosa/contract/sealed';
import { may, type Staff } from '@subrosa/rules/moderation/staff';
import { confirmsNaming, sealedPlaces } from '@subrosa/rules/sealed/sealed';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { listPlaces, listProposals } from './queries/people.ts';

/** Who proposes or confirms; nobody else needs to know who handles such cases. */
export function peopleReader(caller: Caller | null): Staff {
  const { memberId, staffRole: role, roleCounts } = memberOf(caller);
  if (role === null || !(may(role, 'propose_sealed_person') || may(role, 'confirm_sealed_person'))) throw new Refusal('page.missing');
  return { id: memberId, role, counts: roleCounts };
}

export async function readPeople(db: Db | Tx, clock: Clock, staff: Staff): Promise<SealedPeopleView> {
  const held = new Map((await listPlaces(db)).map((row) => [row.place, row]));
  const proposals = await listProposals(db, clock.now());
  return {
    places: sealedPlaces.map((place) => ({
      place,
      username: held.get(place)?.username ?? null,
      since: held.get(place)?.since?.toISOString() ?? null,
    })),
    proposals: proposals.map((naming) => ({
      id: naming.id,
      place: naming.place,
      username: naming.username,
      reason: naming.reason,
      proposedBy: naming.proposer,
      at: naming.at.toISOString(),
      can: { confirm: confirmsNaming(staff, naming) },
    })),
  };
}
