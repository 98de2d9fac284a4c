/** How the simulator responds to requests for a prefix, whatever passwords are known. */
export const magicPrefixes: ReadonlyMap<string, { description: string; response: 'no answer at all' | { status: number; text: string } }> =
  new Map([
    ['00503', { description: '503', response: { status: 503, text: 'Service Unavailable' } }],
    ['0BAD0', { description: 'something else', response: { status: 200, text: '<html>' } }],
    ['0DEAD', { description: 'no answer at all', response: 'no answer at all' }],
  ]);
