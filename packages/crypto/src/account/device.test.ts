import { expect, it } from 'vitest';
import { createAccountKeys } from './create-keys.ts';
import { certifyDevice, createDeviceKey, verifyDeviceCertificate } from './device.ts';
import { FELIX, IRIS, tamperedCopies } from '../../test/support/account.ts';

const device = { memberId: IRIS, deviceId: 'study-laptop', certifiedOn: '2026-03-01' };

async function aCertificate() {
  const { keys, record } = await createAccountKeys({ memberId: IRIS });
  const { publicKey } = await createDeviceKey();
  return { certificate: await certifyDevice(keys.identity.privateKey, { ...device, publicKey }), identityKey: record.identityKey };
}

it('createDeviceKey creates a key that cannot be exported', async () => {
  const { privateKey } = await createDeviceKey();
  expect(privateKey.extractable).toBe(false);
});

it('verifyDeviceCertificate accepts a certificate by the identity of its member', async () => {
  const { certificate, identityKey } = await aCertificate();
  expect(await verifyDeviceCertificate(certificate, device, identityKey)).toBe(true);
});

it('verifyDeviceCertificate rejects a certificate of another identity', async () => {
  const { certificate } = await aCertificate();
  const stranger = await createAccountKeys({ memberId: IRIS });
  expect(await verifyDeviceCertificate(certificate, device, stranger.record.identityKey)).toBe(false);
});

it('verifyDeviceCertificate rejects another member, device, day or key', async () => {
  const { certificate, identityKey } = await aCertificate();
  const others = [
    { ...device, memberId: FELIX },
    { ...device, deviceId: 'phone' },
    { ...device, certifiedOn: '2026-03-02' },
  ];
  for (const other of others) expect(await verifyDeviceCertificate(certificate, other, identityKey)).toBe(false);
  for (const deviceKey of tamperedCopies(certificate.deviceKey)) {
    expect(await verifyDeviceCertificate({ ...certificate, deviceKey }, device, identityKey)).toBe(false);
  }
  for (const signature of tamperedCopies(certificate.signature)) {
    expect(await verifyDeviceCertificate({ ...certificate, signature }, device, identityKey)).toBe(false);
  }
});
