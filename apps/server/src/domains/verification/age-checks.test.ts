import { expect, it } from 'vitest';
import { aClock, HOUR } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aReviewer, someoneProvable, type Provable } from '../../../test/support/verification.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

interface Check {
  id: string;
  state: string;
  url: string | null;
}

const begin = async (who: Provable) => (await who.call<Check>('POST', '/api/age-checks', {})).body;
const read = async (who: Provable, id: string) => (await who.call<Check>('GET', `/api/age-checks/${id}`)).body;
const finish = (who: Provable, id: string) => who.call<Check>('POST', `/api/age-checks/${id}/finish`, {});

/** Completes the session of the simulator with a status. */
async function visit(url: string | null, status: string): Promise<void> {
  const session = new URL(url ?? '').searchParams.get('sessionId');
  await fetch(`${worker.sandboxUrl}/yoti/sessions/${session}`, {
    method: 'POST',
    body: new URLSearchParams({ status }),
    redirect: 'manual',
  });
}

it('POST /api/age-checks stores only the result of a passed check', async () => {
  const moth = await someoneProvable(api);
  const started = await begin(moth);
  expect(started).toMatchObject({ state: 'starting', url: null });
  expect((await begin(moth)).id).toBe(started.id);
  await worker.runJobs();
  const open = await read(moth, started.id);
  expect(open.state).toBe('open');
  // Finishing without having visited the provider changes nothing.
  await finish(moth, started.id);
  await worker.runJobs();
  expect((await read(moth, started.id)).state).toBe('open');
  await visit(open.url, 'COMPLETE');
  expect((await finish(moth, started.id)).status).toBe(200);
  await worker.runJobs();
  expect(await read(moth, started.id)).toEqual({ id: started.id, state: 'passed', url: null });
  expect(await moth.status()).toMatchObject({ age: { method: 'provider' }, can: { checkAge: false } });
  const kept = await api.db.selectFrom('age_check').selectAll().where('id', '=', started.id).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ method: 'provider', result: 'passed', session: null, session_url: null });
  expect((await moth.call('POST', '/api/age-checks', {})).code).toBe('verification.ageAlreadyVerified');
});

it('POST /api/age-checks permits another attempt after a failed or cancelled check', async () => {
  const moth = await someoneProvable(api);
  for (const [status, state] of [
    ['FAIL', 'failed'],
    ['CANCELLED', 'expired'],
  ] as const) {
    const { id } = await begin(moth);
    await worker.runJobs();
    await visit((await read(moth, id)).url, status);
    await finish(moth, id);
    await worker.runJobs();
    expect((await read(moth, id)).state).toBe(state);
    expect(await moth.status()).toMatchObject({ age: null, can: { checkAge: true } });
  }
});

it('GET /api/age-checks/{id} returns 404 for the check of another member', async () => {
  const [moth, other] = [await someoneProvable(api), await someoneProvable(api)];
  const { id } = await begin(moth);
  expect((await other.call('GET', `/api/age-checks/${id}`)).status).toBe(404);
  expect((await finish(other, id)).status).toBe(404);
});

it('expireAgeChecks polls open checks and ends old ones', async () => {
  const [lost, closed] = [await someoneProvable(api), await someoneProvable(api)];
  const [one, two] = [await begin(lost), await begin(closed)];
  await worker.runJobs();
  await visit((await read(closed, two.id)).url, 'COMPLETE');
  clock.pass(HOUR / 2);
  await worker.runTask('verification:expire-age-checks');
  await worker.runJobs();
  expect((await read(closed, two.id)).state).toBe('passed');
  expect((await read(lost, one.id)).state).toBe('open');
  clock.pass(2 * HOUR);
  await worker.runTask('verification:expire-age-checks');
  expect((await read(lost, one.id)).state).toBe('expired');
});

it('POST /api/age-checks returns an error when a document has proved the age', async () => {
  const [moth, sable] = [await someoneProvable(api), await aReviewer(api)];
  await moth.submitDocument();
  await sable.approve(moth.id);
  await worker.runJobs();
  expect((await moth.status()).age).toMatchObject({ method: 'document' });
  expect((await moth.call('POST', '/api/age-checks', {})).code).toBe('verification.ageAlreadyVerified');
});
