/** How two members stand, from the side of one; a block leaves nothing to stand on. */
export type ConnectionState = 'none' | 'asking' | 'asked' | 'connected';

/** What either side can do to a connection that is there. */
export const connectionActions = ['confirm', 'decline', 'withdraw', 'delete'] as const;

export type ConnectionAction = (typeof connectionActions)[number];

/** Ask; connect both; end it; end it and remember who did not want it; or nothing, because it is so already. */
export type Step = 'request' | 'connect' | 'end' | 'decline' | null;

const steps: Readonly<Record<'request' | ConnectionAction, Readonly<Record<ConnectionState, Step>>>> = {
  // Whoever asks somebody who has asked them agrees.
  request: { none: 'request', asking: null, asked: 'connect', connected: null },
  confirm: { none: null, asking: null, asked: 'connect', connected: null },
  decline: { none: null, asking: null, asked: 'decline', connected: null },
  withdraw: { none: null, asking: 'end', asked: null, connected: null },
  delete: { none: null, asking: 'end', asked: 'decline', connected: 'end' },
};

export function stepOf(state: ConnectionState, action: 'request' | ConnectionAction): Step {
  return steps[action][state];
}

/** How the same connection looks from the other side. */
export const otherSide: Readonly<Record<ConnectionState, ConnectionState>> = {
  none: 'none',
  asking: 'asked',
  asked: 'asking',
  connected: 'connected',
};

export function stateAfter(state: ConnectionState, step: Step): ConnectionState {
  switch (step) {
    case null:
      return state;
    case 'request':
      return 'asking';
    case 'connect':
      return 'connected';
    case 'end':
    case 'decline':
      return 'none';
    default:
      return step satisfies never;
  }
}
