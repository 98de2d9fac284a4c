import { expect, it } from 'vitest';
import { NO_CHECKS, withAlarm, withoutReported, withStopped } from './checks.ts';

const alarm = { kind: 'fork', problem: 'message', at: 1, memberId: null, evidence: [] } as const;

it('withoutReported drops alarms of a build that only reported them, and keeps those of one that stopped', () => {
  const raised = withAlarm(NO_CHECKS, alarm);
  expect(withoutReported(raised).alarms).toEqual([]);
  const stopped = withStopped(raised);
  expect(stopped.alarms).toEqual([{ ...alarm, hasStopped: true }]);
  expect(withoutReported(stopped)).toBe(stopped);
});
