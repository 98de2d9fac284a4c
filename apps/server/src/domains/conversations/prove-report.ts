import type { ReportedMessage, ReportedState } from '@subrosa/contract/conversations/ciphertext';
import type { DisclosedState } from '@subrosa/crypto/signed/franking';
import type { MessagePayload } from '@subrosa/crypto/signed/payload';
import type { ReportReason } from '@subrosa/rules/connections/reports';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { hashFiles, type StoredHashes } from './attachments/prove-files.ts';
import { findLastEpoch, wasIn } from './queries/epochs.ts';
import { proveReported, proveState } from './franking.ts';

export interface Report {
  reporterId: string;
  conversationId: string;
  reason: ReportReason;
  text?: string | undefined;
  messages: readonly ReportedMessage[];
  /** Ids of automatic replies, which the server can read. */
  autoReplies: readonly string[];
  states: readonly ReportedState[];
  block: boolean;
}

/** Verified contents, messages in their order, with the hashes of the stored files. */
export interface ProvedReport {
  messages: readonly [message: ReportedMessage, payload: MessagePayload][];
  states: readonly [state: ReportedState, opened: DisclosedState][];
  hashes: StoredHashes;
}

/** Call it before the transaction, because it reads files of many megabytes. */
export async function proveReport(db: Db, report: Report, { config, storage }: ApiPlatform): Promise<ProvedReport> {
  const { text, messages, states } = report;
  if (text !== undefined && text.length > config.LIMIT_REPORT) throw new ApiError('request.invalid', { fields: { text: 'field.tooLong' } });
  const proved = { messages: await proveMessages(report, config), states: await proveStates(report, config) };
  const chosen = [...messages, ...states].flatMap(({ attachments }) => attachments);
  if (chosen.length > 2 * attachmentLimits.reported) throw new ApiError('request.invalid', { fields: { messages: 'field.tooLong' } });
  const mayChoose = chosen.length > 0 && (await sawAll(db, report));
  return { ...proved, hashes: mayChoose ? await hashFiles(db, report, chosen, storage) : new Map() };
}

/**
 * Checks whether the reporter can have seen the content: messages and reactions in their epoch, a group’s name in its epoch
 * or a later one. An invitation is proved by its recipient.
 */
export async function sawAll(db: Db | Tx, { reporterId, conversationId, messages, states }: Report): Promise<boolean> {
  const inEpoch = [...messages, ...states.filter(({ kind }) => kind === 'reaction')].map(({ epoch }) => epoch);
  if (!(await wasIn(db, reporterId, conversationId, [...new Set(inEpoch)]))) return false;
  const named = states.filter(({ kind }) => kind === 'group').map(({ epoch }) => epoch);
  const last = named.length > 0 ? await findLastEpoch(db, reporterId, conversationId) : null;
  return named.every((epoch) => last !== null && last >= epoch);
}

/** Rejects the whole report if any message was modified. */
async function proveMessages({ conversationId, messages }: Report, config: ApiPlatform['config']): Promise<ProvedReport['messages']> {
  const proved: [ReportedMessage, MessagePayload][] = [];
  for (const message of messages) {
    const payload = await proveReported(config, { ...message, conversationId });
    if (payload === null) throw new ApiError('conversations.reportInvalid');
    proved.push([message, payload]);
  }
  return proved.toSorted(([one], [other]) => one.sequence - other.sequence);
}

async function proveStates(report: Report, config: ApiPlatform['config']): Promise<ProvedReport['states']> {
  const { conversationId, reporterId, states } = report;
  const proved: [ReportedState, DisclosedState][] = [];
  for (const state of states) {
    const recipientId = state.kind === 'invitation' ? reporterId : null;
    const opened = await proveState(config, { ...state, conversationId, recipientId });
    if (opened === null) throw new ApiError('conversations.reportInvalid');
    proved.push([state, opened]);
  }
  return proved;
}
