import { describe, expect, it } from 'vitest';
import { longestGap, openLedger, verify, type ExpectedRows } from './ledger.ts';

const row = (about: string, count = 1): ExpectedRows => ({ about, text: `look for ${about}`, values: [], count });

function aLedger(...expected: ExpectedRows[]) {
  let time = 0;
  const ledger = openLedger(() => time);
  for (const [index, one] of expected.entries()) {
    time += 1000;
    ledger.recordWrite({
      call: 'calendar.addEvent',
      idempotencyKey: { scope: 'member:iris', key: `key ${index}` },
      tookMs: 5,
      expected: one,
    });
  }
  return ledger;
}

/** A database that returns these counts and stores every response. */
const holding = (found: Record<string, number>) => async (text: string) =>
  text.startsWith('SELECT') ? 1 : (found[text.slice('look for '.length)] ?? 0);

describe('verify and longestGap', () => {
  it('reports no problem when every row exists once', async () => {
    expect(await verify(aLedger(row('a'), row('b')), holding({ a: 1, b: 1 }))).toEqual({ checked: 2, lost: [], doubled: [] });
  });

  it('reports an acknowledged row that is missing', async () => {
    const { lost, doubled } = await verify(aLedger(row('a'), row('b')), holding({ a: 1 }));
    expect(lost).toEqual(['calendar.addEvent (b): 0 of 1']);
    expect(doubled).toEqual([]);
  });

  it('reports a row that exists twice', async () => {
    const { doubled } = await verify(aLedger(row('a')), holding({ a: 2 }));
    expect(doubled).toEqual(['calendar.addEvent (a): 2 instead of 1']);
  });

  it('reports a deleted row that exists again', async () => {
    const { doubled } = await verify(aLedger(row('a'), row('a', 0)), holding({ a: 1 }));
    expect(doubled).toEqual(['calendar.addEvent (a): 1 instead of 0']);
  });

  it('checks only the latest write about a subject', async () => {
    const first = { ...row('a'), text: 'look for old' };
    expect(await verify(aLedger(first, row('a')), holding({ a: 1, old: 0 }))).toMatchObject({ checked: 2, lost: [], doubled: [] });
  });

  it('reports a response that is not stored under its idempotency key', async () => {
    const forgetful = async (text: string) => (text.startsWith('SELECT') ? 0 : 1);
    const { lost } = await verify(aLedger(row('a')), forgetful);
    expect(lost).toEqual(['the response to calendar.addEvent under key 0: 0 of 1']);
  });

  it('returns the longest pause between two writes, and after the last one', () => {
    const ledger = aLedger(row('a'), row('b'), row('c'));
    const any = () => true;
    expect(longestGap(ledger, 500, 3200, any)).toBe(1000);
    expect(longestGap(ledger, 500, 9000, any)).toBe(6000);
    expect(longestGap(ledger, 0, 4000, (call) => call === 'media.startUpload')).toBe(4000);
  });
});
