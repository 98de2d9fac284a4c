type SignedPart = { number: number; url: string };

/** Few enough that all are used before they expire. */
const BATCH = 8;

/** The upload URLs of parts, requested in batches shortly before they are needed. */
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
      // The caller that sends the part handles the error.
      url.catch(() => undefined);
      known.set(number, url);
    }
  }

  return {
    of(number: number): Promise<string> {
      if (!known.has(number)) requestBatch(number);
      return known.get(number) ?? Promise.reject(new Error(`part ${number} is not of this upload`));
    },
    /** Called after a failure: the next call requests a new URL. */
    forget(number: number): void {
      known.delete(number);
    },
  };
}
