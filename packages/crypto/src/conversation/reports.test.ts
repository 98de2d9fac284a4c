import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { joinBytes, randomBytes } from '../primitives/bytes.ts';
import { commitTo } from '../statements/franking.ts';
import { encodePayload } from '../statements/payload.ts';
import { FELIX, GROUP, IRIS, NOOR, TALK, threeInAGroup, twoWhoTalk } from './testing/cast.ts';
import { signUp } from './testing/person.ts';

async function aReport() {
  const { house, iris, felix } = await twoWhoTalk();
  const sent = await felix.send(TALK, 'Pay me in gift cards.');
  await iris.sync(TALK);
  return { house, iris, felix, sent, report: await iris.reportOf(TALK, sent) };
}

it('shows staff what was really said', async () => {
  const { house, report } = await aReport();
  expect(await house.report(IRIS, report)).toBe('Pay me in gift cards.');
});

it('can be made by the sender too, who was there', async () => {
  const { house, report } = await aReport();
  expect(await house.report(FELIX, report)).toBe('Pay me in gift cards.');
});

it('is refused with another text', async () => {
  const { house, report } = await aReport();
  const payload = toBase64url(encodePayload({ kind: 'text', text: 'Something much worse.' }));
  await expect(house.report(IRIS, { ...report, payload })).rejects.toThrow('commitment');
});

it('is refused with another sender, device, time, number, epoch, message or key of the server', async () => {
  const { house, iris, report } = await aReport();
  await iris.renew(TALK);
  const changes = [
    { senderId: IRIS },
    { deviceId: iris.self.deviceId },
    { sentAt: '2026-11-15T12:00:00.001Z' },
    { sentAt: 'yesterday' },
    { sequence: report.sequence + 1 },
    { epoch: 1 },
    { id: crypto.randomUUID() },
    { reportingKeyId: 'two' },
    { reportingTag: toBase64url(randomBytes(32)) },
  ];
  for (const change of changes) await expect(house.report(IRIS, { ...report, ...change })).rejects.toThrow('tag');
});

it('is refused with a commitment that the reporter made', async () => {
  const { house, report } = await aReport();
  const payload = encodePayload({ kind: 'text', text: 'Made up.' });
  const frankingKey = randomBytes(32);
  const commitment = toBase64url(await commitTo(payload, frankingKey, report));
  const made = { ...report, payload: toBase64url(payload), frankingKey: toBase64url(frankingKey), commitment };
  await expect(house.report(IRIS, made)).rejects.toThrow('tag');
});

it('is refused with a franking key of another length', async () => {
  const { house, report } = await aReport();
  const longer = toBase64url(joinBytes(fromBase64url(report.frankingKey), new Uint8Array(1)));
  await expect(house.report(IRIS, { ...report, frankingKey: longer })).rejects.toThrow('commitment');
});

it('is refused from whoever was not in that epoch', async () => {
  const { house, report } = await aReport();
  await signUp(house, NOOR);
  await expect(house.report(NOOR, report)).rejects.toThrow('reporter');
});

it('is refused from a member who came later', async () => {
  const { house, iris, felix } = await threeInAGroup();
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  const sent = await felix.send(GROUP, 'Before Noor was here again.');
  await iris.renew(GROUP, { members: [IRIS, FELIX, NOOR], admins: [IRIS] });
  await iris.sync(GROUP);
  const report = await iris.reportOf(GROUP, sent);
  await expect(house.report(NOOR, report)).rejects.toThrow('reporter');
  expect(await house.report(IRIS, report)).toBe('Before Noor was here again.');
});

it('is taken also after the message was deleted for all', async () => {
  const { house, iris, sent, report } = await aReport();
  house.deleteForAll(TALK, sent.id);
  expect(await iris.read(TALK)).toEqual(['(deleted)']);
  expect(await house.report(IRIS, report)).toBe('Pay me in gift cards.');
});
