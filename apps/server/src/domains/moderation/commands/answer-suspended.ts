import type { StatementView } from '@subrosa/contract/moderation';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import { KeptRefusal } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { identifySuspended, type TypedSecret } from '../../accounts/index.ts';
import { findSuspension } from '../queries/statements.ts';
import { readStatement } from '../read-statements.ts';
import { fileAppeal } from './file-appeal.ts';

interface Asking extends TypedSecret {
  login: string;
  browser: Browser;
  text?: string | undefined;
}

/** Who is shut out reads why, and appeals, without coming in. Wrong passwords count as at sign-in. */
export async function answerSuspended(tx: Tx, { text, ...named }: Asking, platform: CallPlatform): Promise<StatementView | KeptRefusal> {
  const memberId = await identifySuspended(tx, named, platform);
  if (memberId instanceof KeptRefusal) return memberId;
  const found = await findSuspension(tx, memberId);
  if (!found) throw new Refusal('page.missing');
  if (text) await fileAppeal(tx, platform.clock, { statementId: found.id, memberId, text });
  return readStatement(tx, platform.clock, { id: found.id, memberId });
}
