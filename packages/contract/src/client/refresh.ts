/** Shares one refresh among all concurrent callers. */
export function sharedRefresh(refresh: () => Promise<void>): () => Promise<void> {
  let inProgress: Promise<void> | undefined;
  return () =>
    (inProgress ??= refresh().finally(() => {
      inProgress = undefined;
    }));
}
