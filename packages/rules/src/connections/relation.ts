/** How a viewer stands to the member whose things they look at. */
export interface Relation {
  self: boolean;
  connected: boolean;
  /** In either direction; the one never learns of the other. */
  blocked: boolean;
}

export const strangers: Relation = { self: false, connected: false, blocked: false };

/** As the viewer sees it: asking waits for the other, asked for the viewer. */
export type RelationState = 'self' | 'none' | 'asking' | 'asked' | 'connected';

interface RelationInput {
  viewerId: string;
  otherId: string;
  /** Of the connection, from the viewer's side. */
  state: 'asking' | 'asked' | 'connected' | null;
  blocked: boolean;
}

export function relationOf({ viewerId, otherId, state, blocked }: RelationInput): Relation & { state: RelationState } {
  if (viewerId === otherId) return { self: true, connected: false, blocked: false, state: 'self' };
  return { self: false, connected: state === 'connected' && !blocked, blocked, state: blocked ? 'none' : (state ?? 'none') };
}
