/** What befalls a question about one prefix, whatever is known. */
export const magicPrefixes: ReadonlyMap<string, { about: string; answer: 'no answer at all' | { status: number; text: string } }> = new Map(
  [
    ['00503', { about: '503', answer: { status: 503, text: 'Service Unavailable' } }],
    ['0BAD0', { about: 'something else', answer: { status: 200, text: '<html>' } }],
    ['0DEAD', { about: 'no answer at all', answer: 'no answer at all' }],
  ],
);
