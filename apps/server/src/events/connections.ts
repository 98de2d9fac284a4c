/** Events of the connections domain. `memberId` acted, `otherId` is the other member. */
export interface ConnectionsEvents {
  /** `again`: the member had withdrawn an earlier request of the same day. */
  'connections.requested': { memberId: string; otherId: string; again: boolean };
  'connections.confirmed': { memberId: string; otherId: string };
  /** Withdrawn, declined, deleted or blocked; the event does not reveal which. */
  'connections.ended': { memberId: string; otherId: string };
  /** The other member must never be notified. */
  'connections.blocked': { memberId: string; otherId: string };
  'connections.unblocked': { memberId: string; otherId: string };
  'connections.endorsed': { memberId: string; otherId: string; endorsementId: string };
  'connections.endorsementApproved': { memberId: string; otherId: string; endorsementId: string };
}
