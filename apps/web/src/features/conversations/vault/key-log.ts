import { conversations } from '@subrosa/contract/endpoints/conversations';
import { transparency } from '@subrosa/contract/endpoints/transparency';
import { urlOf } from '@subrosa/contract/client/request';
import { entryFiles } from '@subrosa/vault/log/entry-files';
import type { LogAlarm, LogStatus } from '@subrosa/vault/log/log-protocol';
import { silentClient } from '../../../shared/api/client.ts';
import { getTokens } from '../../../shared/session/tokens.ts';
import { inVault, useVault } from '../../../shared/vault/vault.ts';
import { keptInCache, loadEntries } from './load-entries.ts';
import { savePins, saveSettings } from './save-pins.ts';

/** An edition is published every hour. */
const EVERY_MS = 60 * 60_000;
const TIMEOUT_MS = 60_000;

let timer: ReturnType<typeof setInterval> | null = null;

/** Follows the log of keys while the vault is open: now and every hour. */
export function startKeyLog(): void {
  const follow = () => void followKeyLog().catch(() => undefined);
  timer ??= setInterval(follow, EVERY_MS);
  follow();
}

export function stopKeyLog(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
  void keptInCache.clear();
}

async function followKeyLog(): Promise<void> {
  await inTurn(async (before) => {
    let status = await followTo(before);
    try {
      for (const map of ['keys', 'settings'] as const) status = await checkOwn(status, map);
    } finally {
      // What one step found is reported also when the next one fails.
      apply(status);
    }
  });
}

/**
 * Follows the log if a proof or a message named a newer checkpoint than the vault has; whether it reached another one. A failure is an
 * outage, which stops nothing.
 */
export async function followIfBehind(): Promise<boolean> {
  try {
    const known = await inVault((vault) => vault.logStatus({}));
    if (!known?.isBehind) return false;
    await inTurn(async (before) => apply(before.isBehind ? await followTo(before) : before));
    return ((await inVault((vault) => vault.logStatus({})))?.size ?? 0) > known.size;
  } catch {
    return false;
  }
}

/** One tab after the other. Does nothing in a build without a log. */
async function inTurn(run: (status: LogStatus) => Promise<void>): Promise<void> {
  await navigator.locks.request('subrosa-key-log', async () => {
    const status = await inVault((vault) => vault.logStatus({}));
    if (status) await run(status);
  });
}

/** An outage changes nothing. The vault computes the root from the entries and reports what contradicts it. */
async function followTo(status: LogStatus): Promise<LogStatus | null> {
  const checkpoint = await download(urlOf(transparency.getCheckpoint.path, {}));
  if (checkpoint === null) return status;
  const note = new TextDecoder().decode(checkpoint.content);
  const files = entryFiles(note, status.size);
  if (files === null) return status;
  const downloadFile = async (url: string) => (await download(url))?.content ?? null;
  const entries = await loadEntries(files.map(urlOfEntries), { kept: keptInCache, download: downloadFile });
  if (entries === null) return status;
  const [from, { sentAt }] = [status.size, checkpoint];
  const followed = await inVault((vault) =>
    vault.followLog({ note, from, ...entries, ...(sentAt === null ? {} : { serverTime: sentAt }) }),
  );
  // They were read, or one of them is damaged.
  await keptInCache.clear();
  return followed;
}

function urlOfEntries({ bundle, width }: { bundle: string; width: number | null }): string {
  if (width === null) return urlOf(transparency.getEntries.path, { params: { bundle } });
  return urlOf(transparency.getPartialEntries.path, { params: { bundle: `${bundle}.p`, width } });
}

/** Without credentials: the same files for everybody, as far as the server does not link addresses to accounts. */
async function download(url: string): Promise<{ content: Uint8Array<ArrayBuffer>; sentAt: number | null } | null> {
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  const content = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (!response || !content) return null;
  // A cache adds the age of what it stored.
  const sentAt = Date.parse(response.headers.get('date') ?? '') + Number(response.headers.get('age') ?? 0) * 1000;
  return { content: new Uint8Array(content), sentAt: Number.isNaN(sentAt) ? null : sentAt };
}

/** Checks the member's own entry in each edition since the last check. */
async function checkOwn(status: LogStatus | null, map: 'keys' | 'settings'): Promise<LogStatus | null> {
  let checked = status;
  for (let due = checked?.own[map]; checked && due; due = checked?.own[map]) {
    const { since } = due;
    const { editions, proofs, next } = await silentClient.call(transparency.listOwnProofs, { params: { map }, query: { since } });
    const records = map === 'keys' ? (await silentClient.call(conversations.getMemberKeys, { params: { id: ownId() } })).records : [];
    checked = await inVault((vault) => vault.checkOwnProofs({ map, since, editions, proofs, next, records }));
    // The response led no further; another one may in an hour.
    if (checked?.own[map]?.since === since) break;
  }
  return checked;
}

const ownId = () => getTokens()?.userId ?? '';

function apply(status: LogStatus | null): void {
  if (!status) return;
  for (const alarm of status.alarms) report(alarm);
  const hasLogAlarm = status.stopsSending && status.alarms.some(({ kind }) => kind !== 'contact');
  useVault.setState({ hasLogAlarm, log: { ...status, root: toBase64(status.root) } });
  if (status.mustUnlock && status.stopsSending) useVault.setState({ state: 'locked' });
  else if (status.settingsDue) saveSettings();
  else if (status.mustReadSettings) savePins();
}

const toBase64 = (root: string) => `${root.replaceAll('-', '+').replaceAll('_', '/')}=`;

const reported = new Set<string>();

/** To our own intake of errors, without anybody's id. */
function report({ kind, problem, at }: LogAlarm): void {
  const key = `${kind} ${problem} ${at}`;
  if (reported.has(key)) return;
  reported.add(key);
  globalThis.reportError(new Error(`Log of keys: ${kind}, ${problem}.`));
}
