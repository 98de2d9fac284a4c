import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser, HttpOnlyCookie } from '../../../platform/http/browser.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openDevice, type Tokens } from '../../devices/index.ts';
import { isFlagOn } from '../../reference/index.ts';
import { findKeys } from '../queries/keys.ts';

/** The browser's options for the new session. */
export interface SessionRequest {
  browser: Browser;
  remember: boolean;
  cookieless: boolean;
  attempt: string | null;
}

export interface Session {
  session: Tokens & {
    keys: { bundle: string; envelope: string | null; recovery: string | null; kdfVersion: number; kdfUpgrade: boolean };
  };
  cookies: HttpOnlyCookie[];
}

/** The last step of every sign-in: opens a device and returns its tokens and the encrypted keys, which the password decrypts. */
export async function openSession(
  tx: Tx,
  request: SessionRequest & { memberId: string; identifierKind: IdentifierKind; replaces?: boolean },
  platform: ApiPlatform,
): Promise<Session> {
  const opened = await openDevice(tx, request, platform);
  if (opened === 'full') throw new ApiError('auth.deviceLimit');
  const { bundle, envelopes, kdfVersion } = await findKeys(tx, request.memberId);
  const kind = request.identifierKind;
  const isOld = kdfVersion[kind] !== platform.config.PASSWORD_KDF_VERSIONS[0];
  const needsKdfUpgrade = isOld && (await isFlagOn(tx, 'kdfUpgrade', request.memberId));
  return {
    session: {
      ...opened.tokens,
      keys: { bundle, envelope: envelopes[kind], recovery: envelopes.recovery, kdfVersion: kdfVersion[kind], kdfUpgrade: needsKdfUpgrade },
    },
    cookies: opened.cookies,
  };
}
