/** One refresh for everybody who asks while it is under way. */
export function sharedRefresh(refresh: () => Promise<void>): () => Promise<void> {
  let inProgress: Promise<void> | undefined;
  return () =>
    (inProgress ??= refresh().finally(() => {
      inProgress = undefined;
    }));
}
