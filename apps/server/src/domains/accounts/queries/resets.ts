import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { kdfInService } from '@subrosa/rules/accounts/kdf';
import type { Config } from '../../../platform/config/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { saltOf } from '../credentials.ts';
import { linkHash } from '../mail-links.ts';
import { findKeys } from './keys.ts';
import { findMember, peekLink } from './members.ts';

type ResetConfig = Pick<Config, 'CREDENTIAL_SECRET' | 'PASSWORD_KDF_VERSIONS'>;

/** Returns what a browser needs to set a new password. Requires the token of an emailed link. */
export async function getResetInfo(tx: Tx, token: string, { now, config }: { now: Date; config: ResetConfig }) {
  const memberId = await peekLink(tx, linkHash(token), 'reset_password', now);
  const member = memberId === null ? undefined : await findMember(tx, memberId);
  if (!member || member.state === 'deleted') return null;
  const secret = config.CREDENTIAL_SECRET;
  const { envelopes } = await findKeys(tx, member.id);
  return {
    id: member.id,
    username: member.username,
    email: member.email,
    parameters: kdfInService(config.PASSWORD_KDF_VERSIONS).parameters,
    salts: { email: saltOf(secret, identifierOf(member.email)), username: saltOf(secret, identifierOf(member.username)) },
    recovery: envelopes.recovery,
  };
}
