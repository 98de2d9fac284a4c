import { KeyProviderError, KeyProviderUnavailableError } from './keys.ts';

const PATIENCE_MS = 5000;

/** Vault rejected the request with this status. */
export class VaultError extends KeyProviderError {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`Vault refused ${path}: ${status}`);
    this.status = status;
  }
}

interface VaultCall {
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: object;
}

/** Sends one request to Vault's HTTP API. Its error messages may contain secrets, so only the status is kept. */
export async function callVault(url: string, { method = 'POST', path, token, body }: VaultCall): Promise<unknown> {
  const answer = await fetch(`${url}/v1/${path}`, {
    method,
    headers: { ...(token && { 'x-vault-token': token }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // A redirect would send the token to a host that is not configured.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw new KeyProviderUnavailableError('Vault does not answer', { cause });
  });
  if (answer.ok) {
    return answer.json().catch((cause: unknown) => {
      throw new KeyProviderUnavailableError('Vault broke off', { cause });
    });
  }
  await answer.body?.cancel();
  // 429 is a quota or a standby, 412 a replica that lags behind, 5xx not initialised, not unlocked or failing.
  const isAway = answer.status === 429 || answer.status === 412 || answer.status >= 500;
  throw isAway ? new KeyProviderUnavailableError(`Vault is away: ${answer.status}`) : new VaultError(answer.status, path);
}
