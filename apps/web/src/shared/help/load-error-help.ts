/** Loads the links from errors to articles, which few visits need. Null when that fails: the message of an error is complete without. */
export async function loadErrorHelp() {
  return (await import('./error-help.tsx').catch(() => null)) ?? null;
}
