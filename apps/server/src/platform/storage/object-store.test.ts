import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { newId } from '../ids.ts';
import { auditStore, objectStore } from './object-store.ts';
import { UploadTooLarge } from './uploads.ts';

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
  const upload = { key, uploadId: await store.startUpload(key, 'image/png') };
  const url = await store.signPart(upload, { number: 1, bytes: text.length }, MINUTE);
  return { key, upload, url, text };
}

async function aStoredObject() {
  const { key, upload, url, text } = await anUpload();
  await put(url, text);
  await store.finishUpload(upload, 1000);
  return { key, text };
}

describe('objectStore uploads', () => {
  it('uploads parts directly to the store and joins them', async () => {
    const { key, upload, url, text } = await anUpload();
    expect((await put(url, text)).status).toBe(200);
    expect(await store.listParts(upload)).toMatchObject([{ number: 1, bytes: text.length }]);
    const stored = await store.finishUpload(upload, 1000);
    expect(stored).toMatchObject({ key, bytes: text.length, contentType: 'image/png' });
    expect(await (await fetch(await store.signRead(key, MINUTE))).text()).toBe(text);
  });

  it('rejects a part that is larger or smaller than signed', async () => {
    const { upload, url, text } = await anUpload();
    expect((await put(url, `${text}!`)).status).toBe(403);
    expect((await put(url, text.slice(1))).status).toBe(403);
    expect(await store.listParts(upload)).toEqual([]);
  });

  it('rejects another part number under the same signature', async () => {
    const { url, text } = await anUpload();
    expect((await put(url.replace('partNumber=1', 'partNumber=2'), text)).status).toBe(403);
  });

  it('throws when the parts exceed the maximum size', async () => {
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

  it('lists an upload with its start time until it is abandoned', async () => {
    const { upload } = await anUpload();
    const begun = (await store.listUploads()).find(({ uploadId }) => uploadId === upload.uploadId);
    expect(begun?.key).toBe(upload.key);
    expect(Math.abs(Date.now() - (begun?.begunAt.getTime() ?? 0))).toBeLessThan(MINUTE * 1000);
    await store.abandonUpload(upload);
    expect((await store.listUploads()).some(({ uploadId }) => uploadId === upload.uploadId)).toBe(false);
  });

  it('signs for the URL at which browsers reach the store', async () => {
    const outside = objectStore({ ...config, S3_PUBLIC_ENDPOINT: config.S3_ENDPOINT.replace('127.0.0.1', 'localhost') }, bucket);
    const key = `test/${newId()}`;
    const upload = { key, uploadId: await outside.startUpload(key, 'image/png') };
    const url = await outside.signPart(upload, { number: 1, bytes: 5 }, MINUTE);
    expect(new URL(url).hostname).toBe('localhost');
    expect((await put(url, 'quiet')).status).toBe(200);
    expect((await put(url.replace('localhost', '127.0.0.1'), 'quiet')).status).toBe(403);
    outside.close();
  });
});

describe('auditStore', () => {
  it('uses separate credentials when another provider has the bucket', async () => {
    const elsewhere = { S3_AUDIT_ENDPOINT: config.S3_ENDPOINT, S3_AUDIT_ACCESS_KEY: 'nobody', S3_AUDIT_SECRET_KEY: 'knows' };
    const [here, there] = [auditStore(config), auditStore({ ...config, ...elsewhere })];
    await here.ensureBucket();
    expect(await here.find('nothing')).toBeNull();
    await expect(there.put('anchor', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    for (const one of [here, there]) one.close();
  });
});

describe('allowBrowsers', () => {
  const preflight = (origin: string, method: string) =>
    fetch(`${config.S3_ENDPOINT}/${bucket}/test/any?partNumber=1`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    });

  it('lets only the allowed origins send parts, read their ETag and read signed files', async () => {
    expect(await store.allowBrowsers(['https://app.example'])).toBe(true);
    const { status, headers } = await preflight('https://app.example', 'PUT');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(headers.get('access-control-expose-headers')).toBe('ETag');
    expect((await preflight('https://elsewhere.example', 'PUT')).status).toBe(403);
    expect((await preflight('https://app.example', 'GET')).status).toBe(200);
    expect((await preflight('https://elsewhere.example', 'GET')).status).toBe(403);
    expect((await preflight('https://app.example', 'DELETE')).status).toBe(403);
  });
});

describe('allowBrowsers with a store without CORS rules', () => {
  /** Starts a store that answers every request with this error. */
  async function aStoreThatAnswers(status: number, code: string) {
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
    const server = createServer((_request, response) => response.writeHead(status, { 'content-type': 'application/xml' }).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const other = objectStore({ ...config, S3_ENDPOINT: `http://127.0.0.1:${port}` }, bucket);
    return { other, [Symbol.dispose]: () => (other.close(), server.closeAllConnections(), server.close()) };
  }

  it('returns false', async () => {
    using refusing = await aStoreThatAnswers(501, 'NotImplemented');
    expect(await refusing.other.allowBrowsers(['https://app.example'])).toBe(false);
  });

  it('throws when the request is rejected for another reason', async () => {
    using refusing = await aStoreThatAnswers(403, 'AccessDenied');
    await expect(refusing.other.allowBrowsers(['https://app.example'])).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('objectStore files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'subrosa-storage-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('stores a file from disk and streams it back', async () => {
    const key = `test/${newId()}`;
    const path = join(folder, 'segment.m4s');
    const content = Buffer.alloc(3_000_000, 'quiet');
    writeFileSync(path, content);
    await store.putFile(key, path, 'video/mp4');
    expect(await store.find(key)).toMatchObject({ bytes: content.length, contentType: 'video/mp4' });
    expect((await buffer(await store.read(key))).equals(content)).toBe(true);
  });

  it('stores a file only where there is none, also when several do at once', async () => {
    const key = `test/${newId()}`;
    const texts = ['one', 'two', 'three'];
    const stored = await Promise.all(texts.map((text) => store.putIfAbsent(key, Buffer.from(text), 'text/plain')));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect((await buffer(await store.read(key))).toString()).toBe(texts[stored.indexOf(true)]);
    expect(await store.putIfAbsent(key, Buffer.from('later'), 'text/plain')).toBe(false);
  });

  it('throws when reading a missing file', async () => {
    await expect(store.read(`test/${newId()}`)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('removePrefix', () => {
  async function files(prefix: string, count: number) {
    const keys = Array.from({ length: count }, (_, number) => `${prefix}${number}`);
    while (keys.length > 0) await Promise.all(keys.splice(0, 50).map((key) => store.put(key, Buffer.from('x'), 'text/plain')));
  }

  it('removes several pages of files, and nothing outside the prefix', async () => {
    const id = newId();
    await files(`test/${id}/`, 1001);
    await store.put(`test/${id}x`, Buffer.from('x'), 'text/plain');
    await store.removePrefix(`test/${id}/`);
    await store.removePrefix(`test/${id}/`);
    expect(await store.find(`test/${id}/0`)).toBeNull();
    expect(await store.find(`test/${id}/1000`)).toBeNull();
    expect(await store.find(`test/${id}x`)).not.toBeNull();
  }, 60_000);

  it.each(['', '/', 'served'])('rejects the prefix %j, which is not a folder', async (prefix) => {
    await expect(store.removePrefix(prefix)).rejects.toThrow(/slash/);
  });
});

describe('the S3 store', () => {
  it('rejects anonymous reads, writes and listings', async () => {
    const { key } = await aStoredObject();
    const bucketUrl = `${config.S3_ENDPOINT}/${bucket}`;
    expect((await fetch(`${bucketUrl}/${key}`)).status).toBe(403);
    expect((await put(`${bucketUrl}/test/anonymous`, 'x')).status).toBe(403);
    expect((await fetch(bucketUrl)).status).toBe(403);
  });

  it('rejects a tampered signature and another object under the same signature', async () => {
    const { key } = await aStoredObject();
    const other = await aStoredObject();
    const url = await store.signRead(key, MINUTE);
    const tampered = url.replace(/Signature=(.)/, (_, first: string) => `Signature=${first === 'a' ? 'b' : 'a'}`);
    expect((await fetch(tampered)).status).toBe(403);
    expect((await fetch(url.replace(key, other.key))).status).toBe(403);
  });

  it('rejects an expired signature', async () => {
    const { key } = await aStoredObject();
    // Signatures count whole seconds, so one of a second may expire before it is used.
    const url = await store.signRead(key, 3);
    const statusAt = async () => (await fetch(url)).status;
    expect(await statusAt()).toBe(200);
    await expect.poll(statusAt, { timeout: 10_000, interval: 250 }).toBe(403);
  });

  it('finds no removed file', async () => {
    const { key } = await aStoredObject();
    await store.remove(key);
    expect(await store.find(key)).toBeNull();
  });
});
