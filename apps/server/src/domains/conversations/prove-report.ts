import type { ReportedMessage } from '@subrosa/contract/conversations/sealed';
import type { MessagePayload } from '@subrosa/crypto/statements/payload';
import type { ReportReason } from '@subrosa/rules/connections/reports';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { hashFiles, type StoredHashes } from './attachments/prove-files.ts';
import { wasIn } from './queries/epochs.ts';
import { proveReported } from './reporting.ts';

export interface Report {
  reporterId: string;
  conversationId: string;
  reason: ReportReason;
  text?: string | undefined;
  messages: readonly ReportedMessage[];
  block: boolean;
}

/** What was really said, in the order in which it was, and what the store holds of the files that came with it. */
export interface ProvedReport {
  said: readonly [message: ReportedMessage, payload: MessagePayload][];
  hashes: StoredHashes;
}

/** Before the transaction of a report: files of many megabytes are read for it. */
export async function proveReport(db: Db, report: Report, { config, storage }: CallPlatform): Promise<ProvedReport> {
  const { reporterId, conversationId, text, messages } = report;
  if (text !== undefined && text.length > config.LIMIT_REPORT) throw new Refusal('request.invalid', { fields: { text: 'field.tooLong' } });
  const said = await prove(report, config);
  const chosen = messages.flatMap(({ attachments }) => attachments);
  if (chosen.length > attachmentLimits.reported) throw new Refusal('request.invalid', { fields: { messages: 'field.tooLong' } });
  const epochs = [...new Set(messages.map(({ epoch }) => epoch))];
  const mayChoose = chosen.length > 0 && (await wasIn(db, reporterId, conversationId, epochs));
  return { said, hashes: mayChoose ? await hashFiles(db, report, chosen, storage) : new Map() };
}

/** One that was changed in any way refuses all. */
async function prove({ conversationId, messages }: Report, config: CallPlatform['config']): Promise<ProvedReport['said']> {
  const proved: [ReportedMessage, MessagePayload][] = [];
  for (const message of messages) {
    const payload = await proveReported(config, { ...message, conversationId });
    if (payload === null) throw new Refusal('conversations.reportInvalid');
    proved.push([message, payload]);
  }
  return proved.toSorted(([one], [other]) => one.sequence - other.sequence);
}
