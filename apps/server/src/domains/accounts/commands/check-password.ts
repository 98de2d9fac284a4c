import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { matches, verifierOf } from '../credentials.ts';
import { findVerifier } from '../queries/members.ts';

/** Asks again who is there, before something that cannot be undone. The browser derives the secret for the address. */
export async function checkPassword(tx: Tx, memberId: string, password: string, secret: string): Promise<void> {
  const verifier = await findVerifier(tx, memberId);
  if (!verifier || !matches(verifier, verifierOf(secret, password))) {
    throw new Refusal('accounts.passwordWrong', { fields: { password: 'password.wrong' } });
  }
}
