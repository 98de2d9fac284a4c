type SignedPart = { number: number; url: string };

/** Few enough to be used before they expire. */
const BATCH = 8;

/** The addresses of parts, asked for a few at a time, just before they are needed. */
export function partUrls(numbers: readonly number[], sign: (batch: number[]) => Promise<readonly SignedPart[]>) {
  const known = new Map<number, Promise<string>>();

  function requestBatch(first: number) {
    const batch = numbers.filter((number) => number >= first && !known.has(number)).slice(0, BATCH);
    const signing = sign(batch);
    for (const number of batch) {
      const url = signing.then((signed) => {
        const found = signed.find((one) => one.number === number);
        if (!found) throw new Error(`part ${number} was not signed`);
        return found.url;
      });
      // Whoever sends the part hears of it.
      url.catch(() => undefined);
      known.set(number, url);
    }
  }

  return {
    of(number: number): Promise<string> {
      if (!known.has(number)) requestBatch(number);
      return known.get(number) ?? Promise.reject(new Error(`part ${number} is not of this upload`));
    },
    /** It failed, or did not help: the next asks anew. */
    forget(number: number): void {
      known.delete(number);
    },
  };
}
