/** The relation of two members from the side of one; a block ends it. */
export type ConnectionState = 'none' | 'outgoing' | 'incoming' | 'connected';

/** What either side can do to an existing connection or request. */
export const connectionActions = ['confirm', 'decline', 'withdraw', 'delete'] as const;

export type ConnectionAction = (typeof connectionActions)[number];

/** Send a request; connect both; end the relation; end it and record who declined; or nothing, because it is already so. */
export type Step = 'request' | 'connect' | 'end' | 'decline' | null;

const steps: Readonly<Record<'request' | ConnectionAction, Readonly<Record<ConnectionState, Step>>>> = {
  // A request to a member who has already sent one accepts that request.
  request: { none: 'request', outgoing: null, incoming: 'connect', connected: null },
  confirm: { none: null, outgoing: null, incoming: 'connect', connected: null },
  decline: { none: null, outgoing: null, incoming: 'decline', connected: null },
  withdraw: { none: null, outgoing: 'end', incoming: null, connected: null },
  delete: { none: null, outgoing: 'end', incoming: 'decline', connected: 'end' },
};

export function stepOf(state: ConnectionState, action: 'request' | ConnectionAction): Step {
  return steps[action][state];
}

/** The same relation from the other side. */
export const otherSide: Readonly<Record<ConnectionState, ConnectionState>> = {
  none: 'none',
  outgoing: 'incoming',
  incoming: 'outgoing',
  connected: 'connected',
};

export function stateAfter(state: ConnectionState, step: Step): ConnectionState {
  switch (step) {
    case null:
      return state;
    case 'request':
      return 'outgoing';
    case 'connect':
      return 'connected';
    case 'end':
    case 'decline':
      return 'none';
    default:
      return step satisfies never;
  }
}
