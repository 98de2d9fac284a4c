import { expect, it } from 'vitest';
import { aPin } from '../../test/support/pins.ts';
import { mergePins } from './merge-pins.ts';

const pin = aPin('one');
const compared = aPin('one', { compared: 'one', decisions: 1 });
const newer = aPin('two', { sequence: 1, earlier: ['one'], left: ['one'] });

it('mergePins merges the pins of two devices and ignores a forged one', () => {
  // At the first contact, a false log can contain a true identity as an earlier one.
  const lie = aPin('lie', { sequence: 5, earlier: ['one', 'two'] });
  expect(mergePins({ felix: pin }, { felix: compared })).toEqual({ felix: compared });
  expect(mergePins({ felix: compared }, { felix: newer })).toEqual({ felix: newer });
  expect(mergePins({ felix: newer }, { felix: compared })).toEqual({ felix: newer });
  expect(mergePins({ felix: pin }, { felix: lie })).toEqual({ felix: pin });
  expect(mergePins({ felix: newer }, { felix: lie })).toEqual({ felix: newer });
  expect(mergePins({}, { felix: pin })).toEqual({ felix: pin });
});

it('mergePins keeps the later decision about a comparison, and none if two devices differ', () => {
  const withdrawn = aPin('one', { decisions: 2 });
  expect(mergePins({ felix: compared }, { felix: withdrawn })).toEqual({ felix: withdrawn });
  expect(mergePins({ felix: withdrawn }, { felix: compared })).toEqual({ felix: withdrawn });
  const other = aPin('one', { decisions: 1 });
  expect(mergePins({ felix: compared }, { felix: other })).toEqual({ felix: other });
});

it('mergePins prefers a confirmed identity', () => {
  const unconfirmed = aPin('two', { confirmed: false });
  expect(mergePins({ felix: unconfirmed }, { felix: pin })).toEqual({ felix: pin });
  expect(mergePins({ felix: pin }, { felix: unconfirmed })).toEqual({ felix: pin });
  expect(mergePins({ felix: aPin('one', { confirmed: false }) }, { felix: pin })).toEqual({ felix: pin });
});

it('mergePins prefers an identity that is not provisional', () => {
  const provisional = aPin('two', { provisional: true });
  expect(mergePins({ felix: provisional }, { felix: pin })).toEqual({ felix: pin });
  expect(mergePins({ felix: pin }, { felix: provisional })).toEqual({ felix: pin });
  expect(mergePins({ felix: aPin('one', { provisional: true }) }, { felix: pin })).toEqual({ felix: pin });
});

it('mergePins keeps that either device saw a proof of the identity', () => {
  const proved = aPin('one', { proved: true });
  expect(mergePins({ felix: pin }, { felix: proved })).toEqual({ felix: proved });
  expect(mergePins({ felix: proved }, { felix: compared })).toEqual({ felix: { ...compared, proved: true } });
  expect(mergePins({ felix: proved }, { felix: newer })).toEqual({ felix: newer });
});
