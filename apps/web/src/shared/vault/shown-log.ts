import type { LogAlarm, LogStatus, LogWarning } from '@subrosa/vault/log/log-protocol';

type ShownStatus = Pick<LogStatus, 'stopsSending' | 'isUnproved' | 'warnings' | 'alarms'>;

/** What stands above the messages of a conversation. */
export type LogNotice =
  | { kind: 'alarm'; alarms: readonly LogAlarm[] }
  /** Sending waits for the proof of the own keys; a warning can be the reason. */
  | { kind: 'checking'; because: LogWarning | null }
  | { kind: 'warning'; warning: LogWarning };

/** What the member can do something about comes first. */
const order: readonly LogWarning[] = ['clock', 'release', 'stale', 'behind', 'unproved', 'ownUnchecked'];

export const sortedWarnings = ({ warnings }: Pick<ShownStatus, 'warnings'>): LogWarning[] =>
  order.filter((warning) => warnings.includes(warning));

/** In shadow mode alarms are only reported: one that turns out to be false must worry nobody. */
export function shownAlarms({ stopsSending, alarms }: Pick<ShownStatus, 'stopsSending' | 'alarms'>): readonly LogAlarm[] {
  return stopsSending ? alarms : [];
}

/** The alarms that concern everything or these members, else why sending waits, else the first warning. Nothing in shadow mode. */
export function logNotice(status: ShownStatus | null, memberIds: readonly string[]): LogNotice | null {
  if (!status?.stopsSending) return null;
  const alarms = status.alarms.filter(({ kind, memberId }) => kind !== 'contact' || (memberId !== null && memberIds.includes(memberId)));
  if (alarms.length > 0) return { kind: 'alarm', alarms };
  const [warning] = sortedWarnings(status);
  if (status.isUnproved) return { kind: 'checking', because: warning ?? null };
  return warning ? { kind: 'warning', warning } : null;
}

/** The signed notes with what they show; it names neither members nor conversations. */
export function evidenceOf(alarms: readonly LogAlarm[]): string {
  const parts = alarms.map(({ kind, problem, at, evidence }) =>
    [`${new Date(at).toISOString()} ${kind}: ${problem}`, ...evidence].join('\n\n'),
  );
  return `${parts.join('\n\n')}\n`;
}
