import { useLingui } from '@lingui/react/macro';
import { ClientError, ResponseError } from '@subrosa/contract/client/errors';
import { LazyErrorHelp } from '../help/lazy-error-help.tsx';
import { errorMessageFor } from '../i18n/error-messages.ts';

type ErrorMessageProps = {
  error: unknown;
  /** The message of an error that has none of its own. */
  fallback?: string;
};

/** The message of an error, with a link to the article that explains it. */
export function ErrorMessage({ error, fallback }: ErrorMessageProps) {
  const { t } = useLingui();
  const general = fallback ?? t`Something went wrong on our side. Please try again in a moment.`;
  return (
    <>
      {error instanceof ClientError ? errorMessageFor(error.code, general) : general}
      {error instanceof ResponseError && <LazyErrorHelp error={error} />}
    </>
  );
}
