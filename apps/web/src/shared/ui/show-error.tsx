import { connectionProblems, type ClientError } from '@subrosa/contract/client/errors';
import { loadErrorHelp } from '../help/load-error-help.ts';
import { errorMessageFor } from '../i18n/error-messages.ts';
import { showToast } from './show-toast.ts';

/** How long a toast with a link is shown. */
const READING_MS = 8_000;

/** Shows an error as a toast, with a link to the article that explains it. Several requests with the same error show one toast. */
export async function showError({ code, message }: Pick<ClientError, 'code' | 'message'>): Promise<void> {
  const id = code ?? message;
  const text = errorMessageFor(code, message);
  // Without a connection nothing can be loaded.
  const help = Object.hasOwn(connectionProblems, id) ? null : await loadErrorHelp();
  if (!help?.articleOf({ code })) return showToast('error', { id, message: text });
  const { ErrorHelp } = help;
  showToast('error', {
    id,
    autoClose: READING_MS,
    message: (
      <>
        {text}
        <ErrorHelp error={{ code }} />
      </>
    ),
  });
}
