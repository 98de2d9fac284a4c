import { describe, expect, it } from 'vitest';
import { anOwnBrowser, type OwnBrowser } from '../../test/support/own-browser.ts';
import { FIRST_AT, INTERVAL } from '../../test/support/test-log.ts';
import { isUnproved, withProved } from './prove-own.ts';

const HOUR = INTERVAL * 1000;
const timeOf = (edition: number) => FIRST_AT * 1000 + edition * HOUR;

const isProved = ({ stored, iris }: OwnBrowser, now: number) => withProved(stored, iris, now).checks.isProved;

describe('withProved', () => {
  it('waits for the proofs of both entries in an edition of the last day', async () => {
    const browser = await anOwnBrowser(30);
    await browser.check('keys');
    expect(isProved(browser, timeOf(30))).toBe(false);
    await browser.check('settings');
    expect(isProved(browser, timeOf(30))).toBe(true);
    expect(isProved(browser, timeOf(29) + 25 * HOUR)).toBe(false);
  });

  it('accepts no proofs that end before the last day', async () => {
    const browser = await anOwnBrowser(60);
    await browser.check('settings');
    await browser.check('keys', { without: [20] });
    expect(isProved(browser, timeOf(60))).toBe(false);
  });

  it('waits while the log has newer settings than the server returned', async () => {
    const browser = await anOwnBrowser(5);
    await browser.check('keys');
    await browser.check('settings');
    const { iris } = browser;
    browser.owner = { ...iris, settings: { ...iris.settings, version: 0 } };
    expect(isProved(browser, timeOf(5))).toBe(false);
    browser.owner = { ...iris, settings: { ...iris.settings, problem: 'older' } };
    expect(isProved(browser, timeOf(5))).toBe(false);
  });

  it('stays when later editions cannot be checked', async () => {
    const browser = await anOwnBrowser(5);
    const stored = { ...browser.stored, checks: { ...browser.stored.checks, isProved: true } };
    expect(withProved(stored, browser.iris, timeOf(900))).toBe(stored);
  });
});

it('isUnproved exempts new keys, of which no edition can have a proof', async () => {
  const { stored, iris } = await anOwnBrowser(1);
  const now = Date.parse('2025-11-19T12:00:00.000Z');
  expect(isUnproved(stored, iris, now)).toBe(true);
  expect(isUnproved(stored, { ...iris, labelCreatedOn: '2025-11-18' }, now)).toBe(false);
  expect(isUnproved(stored, { ...iris, labelCreatedOn: '2025-11-17' }, now)).toBe(true);
  expect(isUnproved({ ...stored, checks: { ...stored.checks, isProved: true } }, iris, now)).toBe(false);
});
