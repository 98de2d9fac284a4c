import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { joinBytes, randomBytes } from '../primitives/bytes.ts';
import { commitTo } from '../signed/franking.ts';
import { encodePayload } from '../signed/payload.ts';
import { FELIX, GROUP, IRIS, NOOR, CONVERSATION, threeInAGroup, aChatPair } from '../../test/support/personas.ts';
import { signUp } from '../../test/support/test-member.ts';

async function aReport() {
  const { server, iris, felix } = await aChatPair();
  const sent = await felix.send(CONVERSATION, 'Pay me in gift cards.');
  await iris.sync(CONVERSATION);
  return { server, iris, felix, sent, report: await iris.reportOf(CONVERSATION, sent) };
}

it('report() returns the text that was sent', async () => {
  const { server, report } = await aReport();
  expect(await server.report(IRIS, report)).toBe('Pay me in gift cards.');
});

it('report() accepts the sender as reporter too', async () => {
  const { server, report } = await aReport();
  expect(await server.report(FELIX, report)).toBe('Pay me in gift cards.');
});

it('report() rejects another text', async () => {
  const { server, report } = await aReport();
  const payload = toBase64url(encodePayload({ kind: 'text', text: 'Something much worse.' }));
  await expect(server.report(IRIS, { ...report, payload })).rejects.toThrow('commitment');
});

it('report() rejects another sender, device, time, number, epoch, message or server key', async () => {
  const { server, iris, report } = await aReport();
  await iris.renew(CONVERSATION);
  const changes = [
    { senderId: IRIS },
    { deviceId: iris.self.deviceId },
    { sentAt: '2026-11-15T12:00:00.001Z' },
    { sentAt: 'yesterday' },
    { sequence: report.sequence + 1 },
    { epoch: 1 },
    { id: crypto.randomUUID() },
    { frankingKeyId: 'two' },
    { frankingTag: toBase64url(randomBytes(32)) },
  ];
  for (const change of changes) await expect(server.report(IRIS, { ...report, ...change })).rejects.toThrow('tag');
});

it('report() rejects a commitment that the reporter created', async () => {
  const { server, report } = await aReport();
  const payload = encodePayload({ kind: 'text', text: 'Made up.' });
  const frankingKey = randomBytes(32);
  const commitment = toBase64url(await commitTo(payload, frankingKey, report));
  const made = { ...report, payload: toBase64url(payload), frankingKey: toBase64url(frankingKey), commitment };
  await expect(server.report(IRIS, made)).rejects.toThrow('tag');
});

it('report() rejects a franking key of another length', async () => {
  const { server, report } = await aReport();
  const longer = toBase64url(joinBytes(fromBase64url(report.frankingKey), new Uint8Array(1)));
  await expect(server.report(IRIS, { ...report, frankingKey: longer })).rejects.toThrow('commitment');
});

it('report() rejects a reporter who was not in that epoch', async () => {
  const { server, report } = await aReport();
  await signUp(server, NOOR);
  await expect(server.report(NOOR, report)).rejects.toThrow('reporter');
});

it('report() rejects a reporter who joined later', async () => {
  const { server, iris, felix } = await threeInAGroup();
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  const sent = await felix.send(GROUP, 'Before Noor was here again.');
  await iris.renew(GROUP, { members: [IRIS, FELIX, NOOR], admins: [IRIS] });
  await iris.sync(GROUP);
  const report = await iris.reportOf(GROUP, sent);
  await expect(server.report(NOOR, report)).rejects.toThrow('reporter');
  expect(await server.report(IRIS, report)).toBe('Before Noor was here again.');
});

it('report() accepts a message that was deleted for all', async () => {
  const { server, iris, sent, report } = await aReport();
  server.deleteForAll(CONVERSATION, sent.id);
  expect(await iris.read(CONVERSATION)).toEqual(['(deleted)']);
  expect(await server.report(IRIS, report)).toBe('Pay me in gift cards.');
});
