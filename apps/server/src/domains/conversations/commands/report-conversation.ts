import type { ReportedMessage } from '@subrosa/contract/conversations/sealed';
import { REPORTS_TOGETHER_MS, type ReportReason } from '@subrosa/rules/connections/reports';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { blockMember, lockPair } from '../../connections/index.ts';
import { openCase } from '../../moderation/index.ts';
import { sealDisclosed, type Disclosed } from '../disclosed.ts';
import { wasIn } from '../queries/epochs.ts';
import { findRecentCase, findReported } from '../queries/reports.ts';
import { proveReported } from '../reporting.ts';
import { addReport } from '../store/reports.ts';

interface Report {
  reporterId: string;
  conversationId: string;
  reason: ReportReason;
  text?: string | undefined;
  messages: readonly ReportedMessage[];
  block: boolean;
}

/**
 * Lays messages before staff, each proved to be what we passed on. As with other reports nobody learns from it whether
 * the conversation is still there: one can tell staff of somebody who has blocked one since.
 */
export async function reportConversation(tx: Tx, report: Report, { clock, config }: CallPlatform): Promise<void> {
  const { reporterId, conversationId, reason, text, messages, block } = report;
  if (text !== undefined && text.length > config.LIMIT_REPORT) throw new Refusal('request.invalid', { fields: { text: 'field.tooLong' } });
  const disclosed = await prove(report, config);
  const reportedId = await findReported(tx, reporterId, conversationId);
  const epochs = [...new Set(messages.map(({ epoch }) => epoch))];
  if (reportedId === null || !(await wasIn(tx, reporterId, conversationId, epochs))) return;
  const pair = { memberId: reporterId, otherId: reportedId };
  // Locked: what one reports from two tabs is one case.
  if (!(await lockPair(tx, pair)).includes(reportedId)) return;
  const at = clock.now();
  const id = newId();
  const caseId =
    (await findRecentCase(tx, { reporterId, reportedId, since: new Date(at.getTime() - REPORTS_TOGETHER_MS) })) ??
    (await openCase(tx, clock, { kind: 'conversation_report', subjectKind: 'report', subjectId: id, memberId: reportedId, reporterId }));
  const sealed = sealDisclosed(config, id, disclosed);
  await addReport(tx, { id, caseId, conversationId, reporterId, reportedId, reason, text: text || null, messages: sealed, at });
  if (block) await blockMember(tx, pair, clock);
}

/** In the order in which they were said. One that was changed in any way refuses all. */
async function prove({ conversationId, messages }: Report, config: CallPlatform['config']): Promise<Disclosed[]> {
  const proved: Disclosed[] = [];
  for (const message of messages) {
    const text = await proveReported(config, { ...message, conversationId });
    if (text === null) throw new Refusal('conversations.reportInvalid');
    const { senderId, sentAt, sequence } = message;
    proved.push({ senderId, sentAt, sequence, text });
  }
  return proved.toSorted((one, other) => one.sequence - other.sequence);
}
