import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { someoneProvable, type Provable } from '../../../test/support/verification.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const YOTI_NOTIFICATION_KEY = String(publicKey.export({ type: 'spki', format: 'pem' }));
const PATH = '/api/age-checks/notifications';

const clock = aClock();
const api = useApi({ clock, config: { YOTI_NOTIFICATION_KEY } });
const worker = useWorker(api, {
  clock,
  ageKey: privateKey,
  settings: async () => ({ YOTI_NOTIFICATION_KEY, PUBLIC_URL: `http://127.0.0.1:${api.port}` }),
});

interface Check {
  id: string;
  state: string;
  url: string | null;
}

const read = async (who: Provable, id: string) => (await who.call<Check>('GET', `/api/age-checks/${id}`)).body.state;
const atProvider = (session: string, path: string, fields: Record<string, string>) =>
  fetch(`${worker.sandboxUrl}/yoti/sessions/${session}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
/** Makes the simulator send a notification with this state; returns the status of our response. */
const notify = async (session: string, state: string) =>
  ((await (await atProvider(session, '/notify', { state })).json()) as { status: number }).status;
/** Completes the check at the simulator, which sends a notification; the browser does not return. */
const visit = (session: string, status: string) => atProvider(session, '', { status });
async function waitingJobs(): Promise<number> {
  const { rows } = await sql`SELECT FROM graphile_worker.jobs WHERE key LIKE 'verification:poll-age-provider/%'`.execute(worker.db);
  return rows.length;
}

async function anOpenCheck() {
  const who = await someoneProvable(api);
  const { id } = (await who.call<Check>('POST', '/api/age-checks', {})).body;
  await worker.runJobs();
  const { url } = (await who.call<Check>('GET', `/api/age-checks/${id}`)).body;
  return { who, id, session: new URL(url ?? '').searchParams.get('sessionId') ?? '' };
}

describe('POST /api/age-checks/notifications', () => {
  it.each([
    ['COMPLETE', 'passed'],
    ['FAIL', 'failed'],
  ])('polls the provider when a member ended with %s and their browser did not return', async (status, state) => {
    const { who, id, session } = await anOpenCheck();
    await visit(session, status);
    await worker.runJobs();
    expect(await read(who, id)).toBe(state);
  });

  it('ignores the state in the notification and uses the response of the provider', async () => {
    const { who, id, session } = await anOpenCheck();
    expect(await notify(session, 'COMPLETE')).toBe(200);
    await worker.runJobs();
    expect(await read(who, id)).toBe('open');
  });

  it('accepts notifications out of order without changing a passed check', async () => {
    const { who, id, session } = await anOpenCheck();
    await visit(session, 'COMPLETE');
    expect(await notify(session, 'FAIL')).toBe(200);
    await worker.runJobs();
    expect(await read(who, id)).toBe('passed');
    expect(await notify(session, 'FAIL')).toBe(200);
    await worker.runJobs();
    expect(await read(who, id)).toBe('passed');
  });

  it('enqueues one job for repeated notifications', async () => {
    const { session } = await anOpenCheck();
    for (let time = 0; time < 5; time += 1) expect(await notify(session, 'COMPLETE')).toBe(200);
    expect(await waitingJobs()).toBe(1);
    await worker.runJobs();
  });

  it('ignores a notification for an unknown check or another session', async () => {
    const { session } = await anOpenCheck();
    await api.db.updateTable('age_check').set({ session: 'another-session' }).where('session', '=', session).execute();
    expect(await notify(session, 'COMPLETE')).toBe(200);
    await api.db.deleteFrom('age_check').where('session', '=', 'another-session').execute();
    expect(await notify(session, 'COMPLETE')).toBe(200);
    expect(await waitingJobs()).toBe(0);
  });

  it('rejects a forged notification', async () => {
    const { id, session } = await anOpenCheck();
    const forged = { session_key: session, reference_id: id, state: 'COMPLETE', sequence_number: 1, signature: 'AAAA' };
    for (const body of [forged, { ...forged, signature: '' }, {}, { reference_id: id }]) {
      expect((await api.post(PATH, body)).status).toBe(401);
    }
    expect((await api.post(PATH, [forged])).status).toBe(400);
    expect(await waitingJobs()).toBe(0);
  });
});
