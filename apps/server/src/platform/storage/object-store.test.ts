import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { newId } from '../ids.ts';
import { objectStore, UploadTooLarge } from './object-store.ts';

const config = loadConfig({ ENVIRONMENT: 'test' });
const bucket = 'subrosa-storage-test';
const store = objectStore(config, bucket);
const MINUTE = 60;

beforeAll(() => store.ensureBucket());
afterAll(() => store.close());

const put = async (url: string, body: string) => {
  const { status, headers } = await fetch(url, { method: 'PUT', body });
  return { status, etag: headers.get('etag') };
};

async function anUpload(text = 'a quiet photograph') {
  const key = `test/${newId()}`;
  const upload = { key, uploadId: await store.beginUpload(key, 'image/png') };
  const url = await store.signPart(upload, { number: 1, bytes: text.length }, MINUTE);
  return { key, upload, url, text };
}

async function aStoredObject() {
  const { key, upload, url, text } = await anUpload();
  await put(url, text);
  await store.finishUpload(upload, 1000);
  return { key, text };
}

describe('an upload', () => {
  it('goes straight to the store in parts and is found complete', async () => {
    const { key, upload, url, text } = await anUpload();
    expect((await put(url, text)).status).toBe(200);
    expect(await store.listParts(upload)).toMatchObject([{ number: 1, bytes: text.length }]);
    const stored = await store.finishUpload(upload, 1000);
    expect(stored).toMatchObject({ key, bytes: text.length, contentType: 'image/png' });
    expect(await (await fetch(await store.signRead(key, MINUTE))).text()).toBe(text);
  });

  it('refuses a part that is larger or smaller than was signed', async () => {
    const { upload, url, text } = await anUpload();
    expect((await put(url, `${text}!`)).status).toBe(403);
    expect((await put(url, text.slice(1))).status).toBe(403);
    expect(await store.listParts(upload)).toEqual([]);
  });

  it('refuses another part number under the same signature', async () => {
    const { url, text } = await anUpload();
    expect((await put(url.replace('partNumber=1', 'partNumber=2'), text)).status).toBe(403);
  });

  it('is not finished when its parts add up to too much', async () => {
    const { key, upload, url, text } = await anUpload();
    await put(url, text);
    await expect(store.finishUpload(upload, text.length - 1)).rejects.toThrow(UploadTooLarge);
    expect(await store.find(key)).toBeNull();
  });

  it('leaves nothing behind when abandoned, also twice', async () => {
    const { upload, url, text } = await anUpload();
    await store.abandonUpload(upload);
    await store.abandonUpload(upload);
    expect((await put(url, text)).status).toBe(404);
  });
});

describe('the store itself', () => {
  it('refuses anonymous readers, writers and listers', async () => {
    const { key } = await aStoredObject();
    const address = `${config.S3_ENDPOINT}/${bucket}`;
    expect((await fetch(`${address}/${key}`)).status).toBe(403);
    expect((await put(`${address}/test/anonymous`, 'x')).status).toBe(403);
    expect((await fetch(address)).status).toBe(403);
  });

  it('refuses a tampered signature and another object under the same signature', async () => {
    const { key } = await aStoredObject();
    const other = await aStoredObject();
    const url = await store.signRead(key, MINUTE);
    const tampered = url.replace(/Signature=(.)/, (_, first: string) => `Signature=${first === 'a' ? 'b' : 'a'}`);
    expect((await fetch(tampered)).status).toBe(403);
    expect((await fetch(url.replace(key, other.key))).status).toBe(403);
  });

  it('refuses a signature that has expired', async () => {
    const { key } = await aStoredObject();
    // Signatures count whole seconds: one of a second may be over before it is used.
    const url = await store.signRead(key, 3);
    const statusAt = async () => (await fetch(url)).status;
    expect(await statusAt()).toBe(200);
    await expect.poll(statusAt, { timeout: 10_000, interval: 250 }).toBe(403);
  });

  it('forgets what is removed', async () => {
    const { key } = await aStoredObject();
    await store.remove(key);
    expect(await store.find(key)).toBeNull();
  });
});
