import { createHash, randomBytes } from 'node:crypto';
import type { tokens as tokensShape } from '@subrosa/contract/devices/schemas';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser, HttpOnlyCookie } from '../../../platform/http/browser.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { browserCookie, browserHash, browserTokenOf, newBrowserToken, refreshCookie } from '../cookies.ts';
import { describeBrowser } from '../describe-browser.ts';
import { listDeviceIds } from '../queries.ts';
import { deviceTokenOf, createRefreshToken } from '../refresh-token.ts';
import { claimSlot, recordReplacement } from '../store.ts';

export type Tokens = z.input<typeof tokensShape>;

interface OpenDeviceInput {
  memberId: string;
  browser: Browser;
  remember: boolean;
  cookieless: boolean;
  /** The Idempotency-Key: a repeated sign-in reuses its device. */
  attempt: string | null;
  /** Another device was signed out for this sign-in. */
  replaces?: boolean;
}

export interface Opened {
  tokens: Tokens;
  cookies: HttpOnlyCookie[];
}

type Tools = Pick<ApiPlatform, 'clock' | 'config' | 'tokens'>;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Signs a member in on a browser, or returns `full` if both slots are taken. */
export async function openDevice(tx: Tx, opening: OpenDeviceInput, tools: Tools): Promise<Opened | 'full'> {
  const { memberId, browser, attempt } = opening;
  const now = tools.clock.now();
  const described = describeBrowser(browser.userAgent);
  const browserToken = browserTokenOf(browser) ?? newBrowserToken();
  const before = await listDeviceIds(tx, memberId);
  const taken = await claimSlot(tx, {
    id: newId(),
    memberId,
    remembered: opening.remember,
    seed: randomBytes(32),
    attemptHash: attempt === null ? null : hashOf(attempt),
    browserHash: browserHash(tools.config.CREDENTIAL_SECRET, memberId, browserToken),
    now,
    ...described,
  });
  if (taken.outcome === 'full') return 'full';
  const { device, known } = taken;
  // Devices that were idle, or that yielded their slot, may have open sockets.
  const left = await listDeviceIds(tx, memberId);
  for (const deviceId of before.filter((id) => !left.includes(id)))
    await emit(tx, tools.clock, 'devices.signedOut', { memberId, deviceId });
  if (taken.outcome === 'opened') {
    const replaced = opening.replaces === true;
    if (replaced) await recordReplacement(tx, memberId, now);
    await emit(tx, tools.clock, 'devices.signedIn', { memberId, deviceId: device.id, browser: described.browser, known, replaced });
  }
  return issueTokens(tools, { memberId, device, cookieless: opening.cookieless, cookies: [browserCookie(browserToken)] });
}

interface IssueTokensInput {
  memberId: string;
  device: { id: string; seed: Buffer; generation: number; remembered: boolean; signedInAt: Date };
  cookieless: boolean;
  cookies: HttpOnlyCookie[];
}

/** Issues the tokens of a device. The refresh token has the generation after the last one that was used. */
export async function issueTokens(
  { clock, tokens, config }: Tools,
  { memberId, device, cookieless, cookies }: IssueTokensInput,
): Promise<Opened> {
  const refreshToken = createRefreshToken(config.SESSION_SECRET, { ...device, generation: device.generation + 1 });
  return {
    tokens: {
      userId: memberId,
      authId: device.id,
      deviceToken: deviceTokenOf(config.SESSION_SECRET, device.id),
      refreshToken: cookieless ? refreshToken : null,
      ...(await tokens.issue({ memberId, deviceId: device.id })),
    },
    cookies: cookieless ? cookies : [...cookies, refreshCookie(refreshToken, device, clock.now())],
  };
}
