/** Where one is on the way; nothing is how the last submission stands, or for somebody new the choice of a method. */
const verifySteps = ['choose', 'instructions', 'front', 'back', 'video', 'send', 'social', 'submitted'] as const;

export type VerifyStep = (typeof verifySteps)[number];

export type VerifySearch = {
  step?: VerifyStep;
  /** Of a check at the provider of age, from which one comes back. */
  age?: string;
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads an address that somebody may have typed: what makes no sense is left out. */
export function verifySearchOf({ step, age }: Record<string, unknown>): VerifySearch {
  const known = verifySteps.find((name) => name === step);
  return { ...(known && { step: known }), ...(typeof age === 'string' && ID.test(age) && { age }) };
}
