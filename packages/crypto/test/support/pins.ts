import type { Pin } from '../../src/conversation/trust.ts';

/** A pin of an identity that was never compared. */
export function aPin(identityKey: string, traits: Partial<Pin> = {}): Pin {
  return {
    identityKey,
    sequence: 0,
    head: `head of ${identityKey}`,
    proved: false,
    provisional: false,
    confirmed: true,
    compared: null,
    decisions: 0,
    earlier: [],
    left: [],
    ...traits,
  };
}
