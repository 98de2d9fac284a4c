import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { KeyProviderError } from './keys.ts';
import { callVault, VaultError } from './vault-client.ts';

export type VaultLogin =
  | { method: 'token'; token: string }
  | { method: 'approle'; mount: string; roleId: string; secretId: string }
  /** The service account's token is read at every login, because Kubernetes replaces it while the process runs. */
  | { method: 'kubernetes'; mount: string; role: string; jwtFile: string };

interface VaultLease {
  token: string;
  issuedAt: Date;
  /** The lease in seconds when the token was issued; renewals return less when the token nears its maximum. */
  firstSeconds: number;
  renewAt: Date;
  endsAt: Date;
  renewable: boolean;
}

/** The Vault token of this process, renewed before its lease ends, or replaced by a new login. */
export interface VaultTokens {
  current(): Promise<VaultLease>;
  /** Called when Vault rejected a request with this token. Returns true if another token may succeed. */
  discard(lease: VaultLease): boolean;
}

const issued = z.object({ auth: z.object({ client_token: z.string().min(1), lease_duration: z.number(), renewable: z.boolean() }) });
const tokenLookup = z.object({ data: z.object({ ttl: z.number(), renewable: z.boolean().default(false) }) });

const FOREVER = new Date(8.64e15);
/** A token of at most this age is valid, so a rejection means that a right is missing. */
const FRESH_MS = 10_000;
const LONGEST_SLEEP_MS = 12 * 3_600_000;
const AFTER_FAILURE_MS = 30_000;

export function vaultTokens(url: string, login: VaultLogin, clock: Clock): VaultTokens {
  let lease: VaultLease | null = null;
  let pending: Promise<VaultLease> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function leaseOf(token: string, seconds: number, renewable: boolean, first?: VaultLease): VaultLease {
    const now = clock.now();
    // A lease of 0 seconds never ends.
    const after = (share: number) => (seconds > 0 ? new Date(now.getTime() + seconds * 1000 * share) : FOREVER);
    const { issuedAt = now, firstSeconds = seconds } = first ?? {};
    return { token, renewable, issuedAt, firstSeconds, renewAt: after(2 / 3), endsAt: after(1) };
  }

  async function loggedIn(): Promise<VaultLease> {
    if (login.method === 'token') return lookUp(login.token);
    const body =
      login.method === 'approle'
        ? { role_id: login.roleId, secret_id: login.secretId }
        : { role: login.role, jwt: (await readFile(login.jwtFile, 'utf8')).trim() };
    const { auth } = issued.parse(await callVault(url, { path: `auth/${login.mount}/login`, body }));
    return leaseOf(auth.client_token, auth.lease_duration, auth.renewable);
  }

  /** Reads the lease of a configured token. A token without the default policy may not do that, and is used as it is. */
  async function lookUp(token: string): Promise<VaultLease> {
    try {
      const { data } = tokenLookup.parse(await callVault(url, { method: 'GET', path: 'auth/token/lookup-self', token }));
      return leaseOf(token, data.ttl, data.renewable);
    } catch (error) {
      if (error instanceof VaultError) return leaseOf(token, 0, false);
      throw error;
    }
  }

  /** Returns null when a login is needed: the token was revoked, or it is near its maximum lifetime. */
  async function renewed(held: VaultLease): Promise<VaultLease | null> {
    if (!held.renewable || held.endsAt <= clock.now()) return null;
    try {
      const { auth } = issued.parse(await callVault(url, { path: 'auth/token/renew-self', token: held.token, body: {} }));
      const isShort = login.method !== 'token' && auth.lease_duration < held.firstSeconds / 2;
      return isShort ? null : leaseOf(held.token, auth.lease_duration, auth.renewable, held);
    } catch (error) {
      // While Vault is unavailable the token remains valid.
      return error instanceof KeyProviderError ? null : held;
    }
  }

  /** Renews the token in the background too, because a configured token cannot be issued again. */
  function watch(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void current().catch(() => watch(AFTER_FAILURE_MS)), Math.min(milliseconds, LONGEST_SLEEP_MS));
    timer.unref();
  }

  async function refresh(): Promise<VaultLease> {
    lease = (lease && (await renewed(lease))) ?? (await loggedIn());
    watch(Math.max(lease.renewAt.getTime() - clock.now().getTime(), AFTER_FAILURE_MS));
    return lease;
  }

  async function current(): Promise<VaultLease> {
    if (lease && clock.now() < lease.renewAt) return lease;
    pending ??= refresh().finally(() => void (pending = null));
    return pending;
  }

  if (login.method === 'token') watch(0);

  return {
    current,
    discard: (rejected) => {
      if (login.method === 'token' || clock.now().getTime() - rejected.issuedAt.getTime() < FRESH_MS) return false;
      if (lease?.token === rejected.token) lease = null;
      return true;
    },
  };
}
