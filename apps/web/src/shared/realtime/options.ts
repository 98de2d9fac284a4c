import type * as contract from '@subrosa/contract/realtime';

// Duplicated, because importing the contract would load its schemas; the types keep them consistent.
export const SOCKET_PATH: typeof contract.SOCKET_PATH = '/sails/socket.io';

export const reconnection: typeof contract.reconnection = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  reconnectionAttempts: 30,
};
