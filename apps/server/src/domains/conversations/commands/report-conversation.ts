import { REPORTS_TOGETHER_MS } from '@subrosa/rules/connections/reports';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { blockMember, lockPair } from '../../connections/index.ts';
import { openCase } from '../../moderation/index.ts';
import { sealDisclosed, type Disclosed } from '../disclosed.ts';
import { wasIn } from '../queries/epochs.ts';
import { findRecentCase, findReportable } from '../queries/reports.ts';
import { proveFiles, type StoredHashes } from '../attachments/prove-files.ts';
import type { ProvedReport, Report } from '../prove-report.ts';
import { addReport } from '../store/reports.ts';

/**
 * Lays messages before staff, each proved to be what we passed on. As with other reports nobody learns from it whether
 * the conversation is still there: one can tell staff of somebody who has blocked one since.
 */
export async function reportConversation(
  tx: Tx,
  report: Report,
  { said, hashes }: ProvedReport,
  { clock, config }: CallPlatform,
): Promise<void> {
  const { reporterId, conversationId, reason, text, messages, block } = report;
  const reportedId = await findReported(tx, report);
  const epochs = [...new Set(messages.map(({ epoch }) => epoch))];
  if (reportedId === null || !(await wasIn(tx, reporterId, conversationId, epochs))) return;
  const disclosed = await disclose(tx, report, said, hashes);
  const pair = { memberId: reporterId, otherId: reportedId };
  // Locked: what one reports from two tabs is one case.
  if (!(await lockPair(tx, pair)).includes(reportedId)) return;
  const at = clock.now();
  const id = newId();
  const caseId =
    (await findRecentCase(tx, { reporterId, reportedId, since: new Date(at.getTime() - REPORTS_TOGETHER_MS) })) ??
    (await openCase(tx, clock, { kind: 'conversation_report', subjectKind: 'report', subjectId: id, memberId: reportedId, reporterId }));
  const sealed = sealDisclosed(config, id, disclosed);
  const files = disclosed.flatMap(({ attachments = [] }) => attachments);
  await addReport(tx, { id, caseId, conversationId, reporterId, reportedId, reason, text: text || null, messages: sealed, at, files });
  if (block) await blockMember(tx, pair, clock);
}

/** Of two the other; in a group who wrote the first of the chosen messages. */
async function findReported(tx: Tx, { reporterId, conversationId, messages }: Report): Promise<string | null> {
  const found = await findReportable(tx, reporterId, conversationId);
  if (!found || found.peerId !== null) return found?.peerId ?? null;
  return messages.find(({ senderId }) => senderId !== reporterId)?.senderId ?? null;
}

/** With the chosen files, each of which must be the very one that was sent. */
async function disclose(tx: Tx, report: Report, said: ProvedReport['said'], hashes: StoredHashes): Promise<Disclosed[]> {
  const disclosed: Disclosed[] = [];
  for (const [{ senderId, sentAt, sequence, attachments: wanted }, { text, attachments: attached = [] }] of said) {
    const attachments = await proveFiles(tx, report, { chosen: wanted, attached }, hashes);
    if (!attachments) throw new Refusal('conversations.reportInvalid');
    disclosed.push({ senderId, sentAt, sequence, text, attachments });
  }
  return disclosed;
}
