import { REPORTS_TOGETHER_MS } from '@subrosa/rules/connections/reports';
import type { DisclosedState } from '@subrosa/crypto/signed/franking';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { blockMember, findRecentCase, lockPair } from '../../connections/index.ts';
import { openCase } from '../../moderation/index.ts';
import { encryptDisclosed, type Disclosed } from '../disclosed-messages.ts';
import { findReportable, listAutoReplies } from '../queries/reports.ts';
import { type SelectedFiles, proveFiles, withPreviews } from '../attachments/prove-files.ts';
import { type ProvedReport, type Report, sawAll } from '../prove-report.ts';
import { addReport } from '../store/reports.ts';

/**
 * Reports proved messages and states to staff. The response never reveals whether the conversation still exists, and a
 * member who has blocked the reporter since can be reported.
 */
export async function reportConversation(tx: Tx, report: Report, proved: ProvedReport, { clock, config }: ApiPlatform): Promise<void> {
  const { reporterId, conversationId, reason, text, block } = report;
  const reportedId = await findReported(tx, report);
  if (reportedId === null || !(await sawAll(tx, report))) return;
  const disclosed = await disclose(tx, report, proved);
  const pair = { memberId: reporterId, otherId: reportedId };
  // The lock makes concurrent reports of the same pair share one case.
  if (!(await lockPair(tx, pair)).includes(reportedId)) return;
  const at = clock.now();
  const id = newId();
  const caseId =
    (await findRecentCase(tx, 'conversation_report', { reporterId, reportedId, since: new Date(at.getTime() - REPORTS_TOGETHER_MS) })) ??
    (await openCase(tx, clock, { kind: 'conversation_report', subjectKind: 'report', subjectId: id, memberId: reportedId, reporterId }));
  const encrypted = encryptDisclosed(config, id, disclosed);
  const files = disclosed.flatMap(({ attachments }) => attachments);
  await addReport(tx, { id, caseId, conversationId, reporterId, reportedId, reason, text: text || null, messages: encrypted, at, files });
  if (block) await blockMember(tx, pair, clock);
}

/** The other member of a pair; in a group, the author of the first selected content; for an invitation, its inviter, without membership. */
async function findReported(tx: Tx, { reporterId, conversationId, messages, states }: Report): Promise<string | null> {
  const author = [...messages, ...states].find(({ senderId }) => senderId !== reporterId)?.senderId ?? null;
  const isInvitation = messages.length === 0 && states.length > 0 && states.every(({ kind }) => kind === 'invitation');
  if (isInvitation) return author;
  const found = await findReportable(tx, reporterId, conversationId);
  return found && (found.peerId ?? author);
}

/** Adds the selected files, each of which must be proved to be the one that was sent. */
async function disclose(tx: Tx, report: Report, { messages, states, hashes }: ProvedReport): Promise<Disclosed[]> {
  const disclosed: Disclosed[] = [];
  const filesOf = async (files: SelectedFiles) => {
    const attachments = await proveFiles(tx, report, files, hashes);
    if (!attachments) throw new ApiError('conversations.reportInvalid');
    return attachments;
  };
  for (const [{ senderId, sentAt, sequence, attachments: chosen }, { text, attachments = [] }] of messages) {
    const shown = await filesOf({ chosen, attached: withPreviews(attachments) });
    disclosed.push({ kind: 'message', senderId, sentAt, sequence, text, attachments: shown });
  }
  for (const { sentAt, ...reply } of await listAutoReplies(tx, report.conversationId, report.autoReplies)) {
    disclosed.push({ kind: 'message', ...reply, sentAt: sentAt.toISOString(), attachments: [] });
  }
  for (const [{ kind, senderId, stampedOn: on, attachments: chosen }, opened] of states) {
    disclosed.push({ kind, senderId, on, text: textOf(opened), attachments: await filesOf({ chosen, attached: picturesIn(opened) }) });
  }
  return disclosed;
}

const textOf = (opened: DisclosedState): string => (opened.kind === 'reaction' ? opened.emoji : opened.name);

const picturesIn = (opened: DisclosedState) => (opened.kind === 'group' && opened.image ? [{ ...opened.image, name: '' }] : []);
