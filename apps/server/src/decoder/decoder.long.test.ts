import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startDecoder, type RunningDecoder } from '../app/decoder.ts';
import { DecoderUnavailableError, DecodingFailedError, FileRejectedError } from '../platform/decoder/decoder.ts';
import { httpDecoder } from '../platform/decoder/http-decoder.ts';
import { ownDecoder, spawnDecoder } from '../../test/support/decoder.ts';
import { eventually } from '../../test/support/eventually.ts';
import { buildHostileDecoder } from '../../test/support/hostile-decoder/build.ts';
import { aJpeg } from '../../test/support/hostile-files/pictures.ts';
import { commandOf, treeOf } from '../../test/support/hostile-files/process-tree.ts';
import { aVideo } from '../../test/support/hostile-files/videos.ts';
import { end, freePort } from '../../test/support/processes.ts';
import { loadDecoderConfig } from './config.ts';
import { systemTools, type Tools } from './operation.ts';
import { limitsFor } from './videos/ffmpeg.ts';

const box = { width: 200, height: 200 };
const running: RunningDecoder[] = [];
const folders: string[] = [];
let hostile: ReturnType<typeof buildHostileDecoder>;
let photo: Buffer;
let video: Buffer;

beforeAll(async () => {
  hostile = buildHostileDecoder();
  photo = await aJpeg({ width: 300, height: 200 });
  video = await aVideo({ seconds: 1, size: '160x120' });
});
afterEach(async () => {
  for (const decoder of running.splice(0)) await decoder.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => hostile.remove());

async function aDecoder(settings: Readonly<Record<string, string>> = {}, tools: Partial<Tools> = {}) {
  const own = ownDecoder(settings);
  folders.push(own.folder);
  const decoder = await startDecoder(loadDecoderConfig(own.settings), {
    tools: { ...systemTools, ...tools },
    finishMs: 100,
  });
  running.push(decoder);
  return httpDecoder({ DECODER_URL: decoder.url });
}

const programsAtWork = () => treeOf(process.pid).filter((pid) => commandOf(pid) === 'hostile-decoder').length;

const body = (content: Buffer) => () => Readable.from([content]);
const decode = (decoder: ReturnType<typeof httpDecoder>, content: Buffer) =>
  decoder.call({ operation: 'decode-picture', box }, { body: body(content) });

describe('startDecoder', () => {
  it('hashes a frame every ten seconds of a video whose header gives a shorter duration', async () => {
    const options = ['-g', '1', '-use_editlist', '0'];
    const long = await aVideo({ seconds: 350, size: '64x48', rate: 1, sound: false, options });
    for (const [box, at] of [
      ['mvhd', 20],
      ['mdhd', 20],
      ['tkhd', 24],
    ] as const) {
      const offset = long.indexOf(box) + at;
      long.writeUInt32BE(Math.round(long.readUInt32BE(offset) / 35), offset);
    }
    const decoder = await aDecoder();
    const request = { body: body(long), receive: async (_: string, content: AsyncIterable<Buffer>) => void (await buffer(content)) };
    const { seconds } = await decoder.call({ operation: 'inspect-video' }, { body: body(long) });
    const { hashes, milliseconds } = await decoder.call({ operation: 'render-video', posters: [] }, request);
    expect([Math.round(seconds), Math.round(milliseconds / 10_000)]).toEqual([10, 35]);
    // Two in ten seconds, and the poster.
    expect(hashes.length).toBe(71);
  });

  it('limits programs to the time of the longest video, whatever duration a header gives', async () => {
    const days = await aVideo({ seconds: 1, size: '160x120', options: ['-use_editlist', '0'] });
    const offset = days.indexOf('mvhd') + 20;
    days.writeUInt32BE(days.readUInt32BE(offset) * 300_000, offset);
    const decoder = await aDecoder();
    const { seconds, smallerRendition: watermark } = await decoder.call({ operation: 'inspect-video' }, { body: body(days) });
    expect(seconds).toBeGreaterThan(299_000);
    const shown: string[] = [];
    const request = {
      body: () => Readable.from([Buffer.alloc(watermark.width * watermark.height * 4), days]),
      receive: async (name: string, content: AsyncIterable<Buffer>) => void shown.push(`${name} ${(await buffer(content)).length > 0}`),
    };
    await decoder.call({ operation: 'watermark-video', watermark, seconds: 20 }, request);
    expect(shown).toEqual(['film.mp4 true']);
    const longest = limitsFor(mediaLimits.videoSeconds + 1);
    expect([limitsFor(seconds), limitsFor(1e300)]).toEqual([longest, longest]);
  });

  it('returns as many pixels as the size it reports', async () => {
    const decoder = await aDecoder();
    let received = 0;
    const receive = async (_: string, content: AsyncIterable<Buffer>) => void (received += (await buffer(content)).length);
    const answer = await decoder.call({ operation: 'decode-picture', box }, { body: body(photo), receive });
    expect(answer).toEqual({ original: { width: 300, height: 200 }, pixels: { width: 200, height: 133 } });
    expect(received).toBe(200 * 133 * 3);
  });

  it('rejects a file that is not a picture, and pixels that do not match their size', async () => {
    const decoder = await aDecoder();
    await expect(decode(decoder, Buffer.from('<svg/>'))).rejects.toThrow(new FileRejectedError('type', 'unknown'));
    const encoding = decoder.call({ operation: 'encode-picture', pixels: box, outputs: [] }, { body: body(Buffer.alloc(100)) });
    await expect(encoding).rejects.toThrow('pixels and size do not agree');
  });

  it('rejects the output of a program whose size does not match', async () => {
    const decoder = await aDecoder({}, { node: hostile.path });
    await expect(decode(decoder, photo)).rejects.toThrow('unreadable: pixels and size do not agree');
  });

  it('reports a program that crashes as a failed attempt', async () => {
    const decoder = await aDecoder({}, { ffprobe: hostile.path });
    const inspecting = decoder.call({ operation: 'inspect-video' }, { body: body(video) });
    await expect(inspecting).rejects.toThrow(DecodingFailedError);
  });

  it('kills its programs when the caller disconnects', async () => {
    const decoder = await aDecoder({}, { ffmpeg: hostile.path });
    const caller = new AbortController();
    const rendering = decoder.call({ operation: 'render-video', posters: [] }, { body: body(video), signal: caller.signal });
    rendering.catch(() => undefined);
    await eventually(async () => programsAtWork() > 0, 30_000, 'a program at work');
    caller.abort();
    await expect(rendering).rejects.toThrow('did not finish render-video');
    await eventually(async () => programsAtWork() === 0, 5000, 'the end of the programs');
  });

  it('returns unfinished work as unavailable when it stops', async () => {
    const decoder = await aDecoder({ LOG_LEVEL: 'silent' }, { ffmpeg: hostile.path });
    const rendering = decoder.call({ operation: 'render-video', posters: [] }, { body: body(video) });
    rendering.catch(() => undefined);
    await eventually(async () => programsAtWork() > 0, 30_000, 'a program at work');
    await running.pop()?.stop();
    await expect(rendering).rejects.toThrow(DecoderUnavailableError);
  });

  it('rejects callers when its slots and its queue are full', async () => {
    const decoder = await aDecoder({ DECODER_CONCURRENCY: '1' });
    const never = new AbortController();
    const slow = () =>
      decoder.call({ operation: 'decode-picture', box }, { body: () => Readable.from(stalling(never.signal)), signal: never.signal });
    const waiting = Array.from({ length: 17 }, () => slow().catch((error: unknown) => error));
    await eventually(
      async () =>
        decode(decoder, photo).then(
          () => false,
          (error: Error) => String(error.cause).includes('503'),
        ),
      10_000,
      'a full queue',
    );
    never.abort();
    await Promise.all(waiting);
    const served = await eventually(() => decode(decoder, photo).catch(() => null), 10_000, 'a free place');
    expect(served).toMatchObject({ original: { width: 300 } });
  });
});

async function* stalling(signal: AbortSignal): AsyncGenerator<Buffer> {
  yield Buffer.from('a file that never ends');
  await once(signal, 'abort');
}

describe('httpDecoder', () => {
  it('throws DecoderUnavailableError when the decoder cannot be reached', async () => {
    const decoder = httpDecoder({ DECODER_URL: `http://127.0.0.1:${await freePort()}` });
    await expect(decode(decoder, photo)).rejects.toThrow(DecoderUnavailableError);
  });

  it.each([
    ['dies after it took the file', (response: { destroy(): void }) => response.destroy()],
    ['answers something else', (response: { end(text: string): void }) => response.end('<html>\n')],
    ['ends its answer early', (response: { end(text: string): void }) => response.end('{"file":"pixels","bytes":100}\nabc')],
    ['names files that lead elsewhere', (response: { end(text: string): void }) => response.end('{"file":"../x","bytes":0}\n')],
  ])('throws DecodingFailedError when the decoder %s', async (_how, answer) => {
    const server = createServer().on('checkContinue', (request, response) => {
      response.writeContinue();
      request.resume().once('end', () => answer(response));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const decoder = httpDecoder({ DECODER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    await expect(decode(decoder, photo)).rejects.toThrow(DecodingFailedError);
    server.close();
  });
});

describe('startDecoder without confinement', () => {
  const unconfined = { DECODER_LAUNCHER: '/nowhere' };

  it('decodes nothing and reports why it is not ready', async () => {
    const port = await freePort();
    const decoder = await aDecoder({ ...unconfined, OPERATIONS_PORT: String(port), LOG_LEVEL: 'silent' });
    await expect(decode(decoder, photo)).rejects.toThrow(DecoderUnavailableError);
    const answered = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect([answered.status, await answered.text()]).toEqual([503, 'not ready: nothing confines the programs that read hostile files']);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(
      /^decoder_confined\{confinement="none",process="decoder"\} 0$/m,
    );
  });

  it('decodes on a development machine with DECODER_CONFINEMENT=optional', async () => {
    const decoder = await aDecoder({ ...unconfined, DECODER_CONFINEMENT: 'optional', LOG_LEVEL: 'silent' });
    expect(await decode(decoder, photo)).toMatchObject({ pixels: { width: 200 } });
  });

  it('rejects that setting and any secret in production', () => {
    const load = (settings: Record<string, string>) => () => loadDecoderConfig({ ENVIRONMENT: 'production', RELEASE: '1', ...settings });
    expect(load({})).not.toThrow();
    expect(load({ DECODER_CONFINEMENT: 'optional' })).toThrow('DECODER_CONFINEMENT: must be required');
    expect(load({ AUDIT_SIGN_KEY: '{}' })).toThrow('AUDIT_SIGN_KEY: the decoder is to hold no secret');
  });
});

describe('the decoder process', () => {
  it('keeps only its own settings in its environment', async () => {
    const decoder = await spawnDecoder({ AUDIT_SIGN_KEY: 'planted' });
    const environment = readFileSync(`/proc/${decoder.child.pid}/environ`, 'latin1');
    await decoder.stop();
    expect(environment).toContain('DECODER_SOCKET=');
    expect(environment).not.toContain('planted');
  });

  it('listens but cannot connect', async () => {
    const { DECODER_LAUNCHER: launcher } = loadDecoderConfig({ ENVIRONMENT: 'test' });
    const script = `
      const { createServer, connect } = require('node:net');
      const { createSocket } = require('node:dgram');
      const said = [];
      const server = createServer().listen(0, '127.0.0.1', () => {
        said.push('listens');
        connect(server.address().port, '127.0.0.1').on('connect', () => said.push('connects')).on('error', ({ code }) => said.push('connect ' + code)).on('close', () => {
          try { createSocket('udp4').bind(() => said.push('datagrams')).on('error', ({ code }) => end('datagram ' + code)); } catch ({ code }) { end('datagram ' + code); }
        });
      });
      const end = (last) => { console.log([...said, last].join(', ')); process.exit(); };`;
    const child = spawn(launcher, ['--server', '--', process.execPath, '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    expect((await buffer(child.stdout)).toString().trim()).toBe('listens, connect EPERM, datagram EPERM');
  });

  it('uses Landlock and seccomp in a container that forbids namespaces', async () => {
    const { settings, DECODER_URL, folder } = ownDecoder({ LOG_LEVEL: 'info' });
    folders.push(folder);
    const inside = '--die-with-parent --unshare-user --unshare-pid --disable-userns --uid 10001 --gid 10001 --cap-drop ALL';
    const everything = '--bind / / --dev-bind /dev /dev --proc /proc --';
    const main = join(import.meta.dirname, '../main/decoder.ts');
    const child = spawn('bwrap', [...`${inside} ${everything}`.split(' '), process.execPath, main], {
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    try {
      await eventually(async () => log.includes('decoder is up'), 30_000, 'the decoder');
      expect(log).toContain('confined by Landlock, seccomp"');
      expect(await decode(httpDecoder({ DECODER_URL }), photo)).toMatchObject({ pixels: { width: 200 } });
    } finally {
      await end(child, 'SIGKILL');
    }
  }, 60_000);
});
