/** The relation of a viewer to the owner of what they view. */
export interface Relation {
  self: boolean;
  connected: boolean;
  /** In either direction; neither member can find out about a block by the other. */
  blocked: boolean;
}

export const strangers: Relation = { self: false, connected: false, blocked: false };

/** From the viewer's side: `outgoing` waits for the other member, `incoming` for the viewer. */
export type RelationState = 'self' | 'none' | 'outgoing' | 'incoming' | 'connected';

interface RelationInput {
  viewerId: string;
  otherId: string;
  /** State of the connection from the viewer's side. */
  state: 'outgoing' | 'incoming' | 'connected' | null;
  blocked: boolean;
}

export function relationOf({ viewerId, otherId, state, blocked }: RelationInput): Relation & { state: RelationState } {
  if (viewerId === otherId) return { self: true, connected: false, blocked: false, state: 'self' };
  return { self: false, connected: state === 'connected' && !blocked, blocked, state: blocked ? 'none' : (state ?? 'none') };
}
