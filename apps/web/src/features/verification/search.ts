/** Where one is on the way; nothing is how the last submission stands, or for somebody new the choice of a method. */
const verifySteps = ['choose', 'instructions', 'front', 'back', 'video', 'send', 'social', 'submitted'] as const;

export type VerifyStep = (typeof verifySteps)[number];

export type VerifySearch = { step?: VerifyStep };

/** Reads an address that somebody may have typed: what makes no sense is left out. */
export function verifySearchOf({ step }: Record<string, unknown>): VerifySearch {
  const known = verifySteps.find((name) => name === step);
  return known ? { step: known } : {};
}
