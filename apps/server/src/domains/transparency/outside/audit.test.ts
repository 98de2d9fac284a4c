import { randomBytes } from 'node:crypto';
import type { LaterInLog } from '@subrosa/transparency/entries/log-state';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../../test/support/clock.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aLogKey, restoreTo, useSigners } from '../../../../test/support/transparency.ts';
import { logOrigin } from '../origin.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { recoverLog } from '../signing/recover-log.ts';
import type { Signer } from '../signing/signer.ts';
import { auditLog } from './audit-log.ts';
import { readState, writeState } from './state-file.ts';

const api = useApi();
const aSigner = useSigners();
const clock = aClock();

let first: Signer;
let signer: Signer;
beforeAll(async () => {
  first = aSigner(api.config, clock);
  signer = first;
  await publish();
});

async function publish(): Promise<void> {
  for (let edition = 0; edition < 2; edition += 1) {
    clock.pass(HOUR);
    while (await publishEdition(signer));
  }
}

type Files = Record<string, (content: Uint8Array) => Uint8Array>;
type State = Parameters<typeof auditLog>[0]['before'];

interface Auditor {
  before?: State;
  files?: Files;
  /** How long before the time of the log the auditor's clock is. */
  behindBy?: number;
  later?: LaterInLog;
}

/** Audits the api, which serves some files changed, with the first key of the log. */
async function audit({ before = null, files = {}, behindBy = 0, later = {} }: Auditor = {}) {
  const load = async (path: string) => {
    const content = new Uint8Array(await (await api.get(`/transparency/${path}`)).arrayBuffer());
    const [, change] = Object.entries(files).find(([name]) => path.startsWith(name)) ?? [];
    return change ? change(content) : content;
  };
  const publicKey = new Uint8Array((await first.key()).publicKey);
  return auditLog({ load, origin: logOrigin(api.config), publicKey, before, later, now: new Date(clock.now().getTime() - behindBy) });
}

const flipLast = (content: Uint8Array) => content.map((byte, index) => (index === content.length - 1 ? byte ^ 1 : byte));

describe('auditLog', () => {
  it('accepts the log, and later what continues it', async () => {
    const first = await audit();
    expect(first.state?.edge.size).toBeGreaterThan(1);
    await publish();
    const second = await audit({ before: first.state && readState(writeState(first.state)) });
    expect(second.state?.edge.size).toBe((first.state?.edge.size ?? 0) + 2);
    expect(second.lines.at(-1)).toContain(logOrigin(api.config));
  });

  it.each<[string, Files, RegExp]>([
    ['another entry', { entries: flipLast }, /WRONG: (wrongRoot|entryMalformed|wrongSignature)/],
    ['tiles of other entries', { tile: flipLast }, /WRONG: the tiles are of other entries/],
    ['a bundle that is no bundle', { entries: () => randomBytes(7) }, /WRONG: a bundle of entries is malformed/],
    ['a note without its signature', { checkpoint: (note) => note.slice(0, 40) }, /WRONG: noteMalformed/],
  ])('reports %s', async (_name, files, problem) => {
    const { lines, state } = await audit({ files });
    expect(state).toBeNull();
    expect(lines[0]).toMatch(problem);
  });

  it('reports a log that went back', async () => {
    const { state } = await audit();
    const longer = state && { ...state, edge: { size: state.edge.size + 1, hashes: state.edge.hashes } };
    expect((await audit({ before: longer })).lines[0]).toMatch(/WRONG: the log has \d+ entries; the last audit saw \d+/);
  });

  it('reports an edition in the future, and a clock that differs by less', async () => {
    const ahead = await audit({ behindBy: 26 * HOUR });
    expect(ahead.state).toBeNull();
    expect(ahead.lines[0]).toMatch(/^WRONG: edition \d+ lies \d+ seconds ahead of this clock$/);
    const { lines, state } = await audit({ behindBy: 2 * HOUR });
    expect(state).not.toBeNull();
    expect(lines.at(-2)).toMatch(/^clock: edition \d+ lies \d+ seconds ahead/);
    expect((await audit()).lines.join('\n')).not.toContain('clock:');
  });

  it('reports another history with the same size', async () => {
    const { state } = await audit();
    const other = state && { ...state, edge: { ...state.edge, hashes: state.edge.hashes.map(() => new Uint8Array(randomBytes(32))) } };
    await publish();
    expect((await audit({ before: other })).lines[0]).toBe('WRONG: wrongRoot');
  });

  it('prints a recovery with its reason', async () => {
    const { state } = await audit();
    await restoreTo((state?.newestEdition?.number ?? 1) - 1, api.config);
    await recoverLog(signer, 'a restored backup');
    expect((await audit({ before: state })).lines[0]).toMatch(/recovery: the maps continue from edition \d+, because a restored backup/);
  });

  it('continues under the key that replaced a lost one, if it is named, and with the same tree only', async () => {
    await publish();
    const { state: before } = await audit();
    signer = aSigner({ ...api.config, TRANSPARENCY_SIGN_KEY: aLogKey() }, clock);
    await recoverLog(signer, 'the key was lost', { newKey: true });
    const fromSize = (before?.edge.size ?? 0) + 1;
    const later = { laterKeys: [{ fromSize, publicKey: new Uint8Array((await signer.key()).publicKey) }] };
    expect((await audit({ before, later })).state).not.toBeNull();
    await publish();
    const { lines, state } = await audit({ before, later });
    expect(lines[0]).not.toContain('WRONG');
    expect((await audit({ later })).state).toEqual(state);
    await publish();
    expect((await audit({ before: state && readState(writeState(state)), later })).state?.keys).toHaveLength(2);

    const other = before && { ...before, edge: { ...before.edge, hashes: before.edge.hashes.map(() => new Uint8Array(randomBytes(32))) } };
    expect((await audit({ before: other, later })).lines[0]).toBe('WRONG: wrongRoot');
    expect((await audit({ before })).lines[0]).toBe('WRONG: wrongSignature');
  });
});
