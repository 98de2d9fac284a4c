import type pg from 'pg';
import { isConnectionError } from '../db/connection-errors.ts';

/** The SQLSTATE of a starting PostgreSQL, which makes graphile-worker retry. */
const STARTING = '57P03';

/**
 * graphile-worker reports a finished job in the background and retries that only for a few codes; any other connection error
 * at that moment would end the process. This pool reports every lost connection with such a code.
 */
export function patientPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      if (name !== 'connect') return bound(target, name);
      return (listener?: Parameters<pg.Pool['connect']>[0]) =>
        listener ? target.connect(listener) : target.connect().then(patientClient, asStarting);
    },
  });
}

function patientClient(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get: (target, name) => {
      if (name !== 'query') return bound(target, name);
      return (...args: Parameters<pg.PoolClient['query']>) => (target.query(...args) as unknown as Promise<unknown>).catch(asStarting);
    },
  });
}

function asStarting(error: unknown): never {
  if (error instanceof Error && isConnectionError(error)) Object.assign(error, { code: STARTING });
  throw error;
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? value.bind(target) : value;
}
