import type * as contract from '@subrosa/contract/realtime';

// Written again, because the contract brings its schemas along; their types hold them together.
export const SOCKET_PATH: typeof contract.SOCKET_PATH = '/sails/socket.io';

export const reconnection: typeof contract.reconnection = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  reconnectionAttempts: 30,
};
