import { LogNotice } from '../../../shared/vault/log-notice.tsx';

const at = Date.parse('2026-11-19T12:00:00.000Z');
const anAlarm = { problem: 'two roots', at, memberId: null, evidence: ['a signed note'] };

/** In a build that stops sending; otherwise none of them is shown. */
export function LogSamples() {
  return (
    <>
      <LogNotice
        uncheckedDays={0}
        notice={{
          kind: 'alarm',
          alarms: [
            { ...anAlarm, kind: 'ownKeys' },
            { ...anAlarm, kind: 'fork' },
          ],
        }}
      />
      <LogNotice uncheckedDays={0} notice={{ kind: 'checking', because: null }} />
      <LogNotice uncheckedDays={0} notice={{ kind: 'checking', because: 'clock' }} />
      <LogNotice uncheckedDays={2} notice={{ kind: 'warning', warning: 'ownUnchecked' }} />
    </>
  );
}
