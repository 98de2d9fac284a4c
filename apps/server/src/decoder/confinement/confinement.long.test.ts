import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { buildHostileDecoder } from '../../../test/support/hostile-decoder/build.ts';
import { end } from '../../../test/support/processes.ts';
import { medianOf } from '../../../test/support/percentiles.ts';
import { loadDecoderConfig } from '../config.ts';
import { toolRunner } from '../run-tool.ts';
import { UNPRIVILEGED_USER, type Confinement, type Limits, type Program } from './confine.ts';

const { DECODER_LAUNCHER: launcher, DECODER_BUBBLEWRAP: bubblewrap } = loadDecoderConfig({ ENVIRONMENT: 'test' });
const project = join(import.meta.dirname, '../../../../..');
const user = process.getuid?.() === 0 ? UNPRIVILEGED_USER : null;

const confinements: [string, Confinement][] = [
  ['Landlock and seccomp', { launcher, bubblewrap: null, user }],
  ['Landlock, seccomp and bubblewrap', { launcher, bubblewrap, user }],
];

const limits: Limits = { cpuSeconds: 20, memoryMegabytes: 200, virtualMegabytes: 400, fileMegabytes: 4, deadlineMs: 20_000 };

let hostile: ReturnType<typeof buildHostileDecoder>;
let folder: string;
let victim: ChildProcess;
let calls = 0;
const listening: { close(): unknown }[] = [];
let port: number;

const at = (name: string) => join(folder, name);

/** Creates a file that belongs to the user of the programs, as in production, so that only the confinement protects it. */
function plant(name: string): void {
  writeFileSync(at(name), 'planted', { mode: 0o600 });
  if (user !== null) chownSync(at(name), user, user);
}

function plantFolder(name: string): void {
  mkdirSync(at(name), { mode: 0o700 });
  if (user !== null) chownSync(at(name), user, user);
}

beforeAll(async () => {
  hostile = buildHostileDecoder();
  folder = mkdtempSync(join(tmpdir(), 'subrosa-confinement-'));
  chmodSync(folder, 0o755);
  if (user !== null) chownSync(folder, user, user);
  for (const name of ['foreign', 'own', 'output']) plantFolder(name);
  for (const name of ['foreign/secret', 'foreign/input', 'foreign/removable', 'own/input']) plant(name);
  const env = { PLANTED_SECRET: 'planted' };
  victim = spawn('/usr/bin/sleep', ['600'], { env, stdio: 'ignore', ...(user !== null && { uid: user, gid: user }) });
  const server = createServer(() => (calls += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  const datagrams = createSocket('udp4', () => (calls += 1)).bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  const local = createServer(() => (calls += 1)).listen(at('foreign/socket'));
  await once(local, 'listening');
  chmodSync(at('foreign/socket'), 0o777);
  listening.push(server, datagrams, local);
});

afterAll(async () => {
  for (const one of listening) one.close();
  await end(victim, 'SIGKILL');
  hostile.remove();
  rmSync(folder, { recursive: true, force: true });
});

const program = (args: readonly string[], own: Partial<Program> = {}): Program => ({
  path: hostile.path,
  args,
  reads: [at('own/input')],
  writes: at('output'),
  limits,
  ...own,
});

const attempts = () => ['attempts', String(victim.pid), String(port), at('foreign'), project, at('output')];

const runnerOf = (confinement: Confinement) => toolRunner({ confinement, signal: new AbortController().signal });

const outcomesOf = (output: string) => output.split('\n').filter((line) => / (refused|ALLOWED)$/.test(line));

describe('a program that a hostile file has taken over', () => {
  it('succeeds with most attempts without confinement', async () => {
    const options = { env: { PLANTED_SECRET: 'planted' }, cwd: '/', ...(user !== null && { uid: user, gid: user }) };
    const outcomes = outcomesOf(await text(spawn(hostile.path, attempts(), options).stdout));
    expect(outcomes.length).toBeGreaterThan(110);
    expect(outcomes.filter((line) => line.endsWith('ALLOWED')).length).toBeGreaterThan(60);
    await eventually(async () => calls === 3, 5000, 'the calls that it made');
    calls = 0;
    for (const name of ['foreign/input', 'foreign/removable']) plant(name);
    for (const name of readdirSync(at('output'))) rmSync(at(join('output', name)));
  });

  it.each(confinements)('fails with all attempts under %s', async (name, confinement) => {
    const output = (await runnerOf(confinement).run(program(attempts()))).toString();
    const outcomes = outcomesOf(output);
    expect(outcomes.filter((line) => line.endsWith('ALLOWED'))).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(110);
    expect(output.trimEnd().split('\n').at(-1)).toBe('end');
    expect(calls).toBe(0);
    expect(readFileSync(at('foreign/input'), 'utf8')).toBe('planted');
    expect(readdirSync(at('output'))).toEqual([]);
    process.stdout.write(`result T20: ${outcomes.length} of ${outcomes.length} attempts refused under ${name}\n`);
  });
});

describe.each(confinements)('a program under %s', (_name, confinement) => {
  const using = (what: string, own: Partial<Program> = {}, mostOutput?: number) =>
    runnerOf(confinement).run(program([what, at('output')], own), mostOutput);

  it('stops when it exceeds its memory limit', async () => {
    await expect(using('memory')).rejects.toThrow('too_many_pixels');
  });

  it('stops when it exceeds its resident memory limit, although it may reserve more', async () => {
    const roomy = { ...limits, memoryMegabytes: 4000, virtualMegabytes: 8000, residentMegabytes: 64 };
    await expect(using('memory', { limits: roomy })).rejects.toThrow('held too much memory');
  });

  it('stops when a file exceeds its size limit', async () => {
    await expect(using('file')).rejects.toThrow(/was ended by|ended with/);
    expect(statSync(at('output/grown')).size).toBeLessThanOrEqual(limits.fileMegabytes * 1024 * 1024);
    rmSync(at('output/grown'));
  });

  it('stops when its files together exceed their limit', async () => {
    await expect(using('files', { limits: { ...limits, folderMegabytes: 16 } })).rejects.toThrow('wrote too much');
    for (const name of readdirSync(at('output'))) rmSync(at(join('output', name)));
  });

  it('hides no file from the limit of its folder', async () => {
    await expect(using('hidden', { limits: { ...limits, folderMegabytes: 1 } })).rejects.toThrow('wrote too much');
    expect(readdirSync(at('output'))).toEqual(['grown']);
    rmSync(at('output/grown'));
  });

  it('writes nothing without an output folder', async () => {
    const { writes: _, ...reading } = program(['file', at('output')]);
    await expect(runnerOf(confinement).run(reading)).rejects.toThrow('unreadable');
    expect(readdirSync(at('output'))).toEqual([]);
  });

  it('stops when it exceeds its CPU limit', async () => {
    await expect(using('loop', { limits: { ...limits, cpuSeconds: 1 } })).rejects.toThrow('was ended by');
  });

  it('stops at its deadline', async () => {
    await expect(using('sleep', { limits: { ...limits, deadlineMs: 300 } })).rejects.toThrow('was ended by SIGKILL');
  });

  it('stops when its output exceeds the limit', async () => {
    await expect(using('flood', {}, 1_000_000)).rejects.toThrow('wrote more than it should');
  });

  it('fails to start an unlimited number of threads', async () => {
    await expect(using('threads')).rejects.toThrow('ended with 3');
  });

  it('stops at a system call of another architecture', async () => {
    await expect(using('x32')).rejects.toThrow(process.arch === 'x64' ? /SIGSYS|signal 31/ : 'ended with 3');
  });

  it('stops when its caller disconnects', async () => {
    const caller = new AbortController();
    const running = toolRunner({ confinement, signal: caller.signal }).run(program(['sleep']));
    setImmediate(() => caller.abort());
    await expect(running).rejects.toThrow('its caller went away');
  });
});

describe('confine', () => {
  it('prints the overhead of confining a program', async () => {
    const nothing: Program = { path: '/usr/bin/true', args: [], reads: [], limits };
    const timed = async (confinement: Confinement | null) => {
      const times: number[] = [];
      for (let round = 0; round < 30; round += 1) {
        const began = performance.now();
        await toolRunner({ confinement, signal: new AbortController().signal }).run(nothing);
        times.push(performance.now() - began);
      }
      return medianOf(times);
    };
    const [bare, ...both] = [await timed(null), await timed(confinements[0]![1]), await timed(confinements[1]![1])].map((time) =>
      time.toFixed(1),
    );
    process.stdout.write(
      `result T20: to start and end a program: bare ${bare} ms, ${confinements.map(([name], index) => `${name} ${both[index]} ms`).join(', ')}\n`,
    );
    expect(both).toHaveLength(2);
  });
});
