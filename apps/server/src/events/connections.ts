/** Facts of the connections domain that others may react to. `memberId` did it, `otherId` is whom it concerns. */
export interface ConnectionsEvents {
  /** `again`: they took a request of the same day back before. */
  'connections.asked': { memberId: string; otherId: string; again: boolean };
  'connections.confirmed': { memberId: string; otherId: string };
  /** Withdrawn, declined, deleted or blocked; which of these, nobody is told. */
  'connections.ended': { memberId: string; otherId: string };
  /** Never to be told to the other. */
  'connections.blocked': { memberId: string; otherId: string };
  'connections.unblocked': { memberId: string; otherId: string };
  'connections.endorsed': { memberId: string; otherId: string; endorsementId: string };
  'connections.endorsementApproved': { memberId: string; otherId: string; endorsementId: string };
}
