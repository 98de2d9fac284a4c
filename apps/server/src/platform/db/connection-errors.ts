import { sqlState } from './transaction.ts';

const STATES = new Set([
  '25006', // read-only: the leader has become a replica and the load balancer has not noticed yet
  '53100', // the disk is full
  '53300', // too many connections
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

// Errors of the driver itself have no SQLSTATE.
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|There was an error establishing an SSL connection)/;

/** Whether PostgreSQL cannot be reached or the connection was lost; the query itself is not at fault. */
export function isConnectionError(error: Error): boolean {
  const state = sqlState(error);
  return state === undefined ? MESSAGES.test(error.message) : STATES.has(state);
}
