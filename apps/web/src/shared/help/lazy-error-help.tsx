import { lazy, Suspense, type FunctionComponent } from 'react';
import type { ErrorCodes } from './error-articles.ts';
import { loadErrorHelp } from './load-error-help.ts';

type LazyErrorHelpProps = { error: ErrorCodes };

const ErrorHelp = lazy<FunctionComponent<LazyErrorHelpProps>>(async () => ({
  default: (await loadErrorHelp())?.ErrorHelp ?? (() => null),
}));

/** The same link, for pages that do not load the titles of all articles before an error occurs. */
export function LazyErrorHelp({ error }: LazyErrorHelpProps) {
  return (
    <Suspense>
      <ErrorHelp error={error} />
    </Suspense>
  );
}
