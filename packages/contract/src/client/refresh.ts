/** One refresh for everybody who asks while it is under way. */
export function sharedRefresh(refresh: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () =>
    (underWay ??= refresh().finally(() => {
      underWay = undefined;
    }));
}
