import type { StatementOfReasonsView } from '@subrosa/contract/moderation';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { identifySuspended, type TypedSecret } from '../../accounts/index.ts';
import { findSuspension } from '../queries/statements-of-reasons.ts';
import { getStatementOfReasons } from '../statements-of-reasons.ts';
import { fileAppeal } from './file-appeal.ts';

interface SuspendedInput extends TypedSecret {
  login: string;
  browser: Browser;
  text?: string | undefined;
}

/**
 * Returns the statement of reasons to a suspended member and accepts an appeal, without a login. Wrong passwords count
 * as at login.
 */
export async function handleSuspendedMember(
  tx: Tx,
  { text, ...named }: SuspendedInput,
  platform: ApiPlatform,
): Promise<StatementOfReasonsView | CommittedApiError> {
  const memberId = await identifySuspended(tx, named, platform);
  if (memberId instanceof CommittedApiError) return memberId;
  const found = await findSuspension(tx, memberId);
  if (!found) throw new ApiError('resource.notFound');
  if (text) await fileAppeal(tx, platform.clock, { statementOfReasonsId: found.id, memberId, text });
  return getStatementOfReasons(tx, platform.clock, { id: found.id, memberId });
}
