/** The current step; undefined shows the state of the last submission, or the choice of a method. */
const verifySteps = ['choose', 'instructions', 'front', 'back', 'video', 'send', 'social', 'submitted'] as const;

export type VerifyStep = (typeof verifySteps)[number];

export type VerifySearch = {
  step?: VerifyStep;
  /** The id of an age check from which the provider redirects back. */
  age?: string;
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses the search of a URL that the member may have typed; ignores invalid values. */
export function verifySearchOf({ step, age }: Record<string, unknown>): VerifySearch {
  const known = verifySteps.find((name) => name === step);
  return { ...(known && { step: known }), ...(typeof age === 'string' && ID.test(age) && { age }) };
}
