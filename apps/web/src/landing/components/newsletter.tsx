import { Trans, useLingui } from '@lingui/react/macro';
import { support } from '@subrosa/contract/endpoints/support';
import classes from '../../features/support/components/support-form.module.css';
import { errorMessageFor, type MessageCode } from '../../shared/i18n/error-messages.ts';
import buttons from '../../shared/ui/button.module.css';
import landing from '../landing.module.css';

/** The messages that the server may return to this form; the script takes them from the page and loads no catalog. */
const messageCodes: readonly MessageCode[] = [
  'support.newsletterPending',
  'request.invalid',
  'request.malformed',
  'request.tooLarge',
  'idempotency.keyReused',
  'rate.limited',
  'server.error',
  'server.busy',
  'field.required',
  'field.invalid',
  'field.tooLong',
  'email.required',
  'email.invalid',
  'network.failed',
  'network.timeout',
];

/** The app's newsletter form as plain HTML. Without script the page links to the contact instead. */
export function Newsletter() {
  const { t } = useLingui();
  const sentences = Object.fromEntries(messageCodes.map((code) => [code, errorMessageFor(code, code)]));
  return (
    <>
      <form
        className={`${classes.row} ${landing.scripted}`}
        method="post"
        action={support.joinNewsletter.path}
        noValidate
        data-newsletter={JSON.stringify(sentences)}
      >
        <label className={landing.field}>
          {t`Name`}
          <input name="name" autoComplete="given-name" aria-describedby="name-error" />
          <span id="name-error" className={landing.error} hidden />
        </label>
        <label className={landing.field}>
          {t`Email`}
          <input name="email" type="email" autoComplete="email" aria-describedby="email-error" />
          <span id="email-error" className={landing.error} hidden />
        </label>
        <button type="submit" className={`${buttons.button} ${buttons.filled}`}>
          <Trans>Keep me posted</Trans>
        </button>
        <p className={landing.status} role="status" />
      </form>
      <noscript>
        <a href="/contact">
          <Trans>Contact us</Trans>
        </a>
      </noscript>
    </>
  );
}
