import { Trans, useLingui } from '@lingui/react/macro';
import { confirmTotp, type StartedTotp } from '../api/second-factors.ts';
import { CodeField } from '../../../shared/ui/code-field.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from '../components/form.module.css';
import { errorMessageOf } from '../../../shared/i18n/error-message-of.ts';
import { useCodeForm } from '../../../shared/use-code-form.ts';
import { QrCode } from './qr-code.tsx';
import own from './totp-form.module.css';

type TotpFormProps = {
  started: StartedTotp;
  onConfirmed: (backupCodes: readonly string[]) => void;
  onClose: () => void;
};

/** Shows a QR code and the same key as text; the first code of the authenticator app confirms it. */
export function TotpForm({ started, onConfirmed, onClose }: TotpFormProps) {
  const { t } = useLingui();
  const { code, setCode, problem, isBusy, field, handleSubmit } = useCodeForm(
    async (typed) => onConfirmed(await confirmTotp(typed)),
    errorMessageOf,
  );
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <p className={classes.text}>
        <Trans>Scan this with your authenticator app, or enter the key by hand.</Trans>
      </p>
      <div className={own.secret}>
        <QrCode text={started.uri} label={t`QR code with your setup key`} />
        <div className={own.typed}>
          <code className={own.code} dir="ltr">
            {inGroups(started.secret)}
          </code>
          <CopyButton text={started.secret} label={t`Copy setup key`} />
        </div>
      </div>
      <CodeField ref={field} label={t`Code from the app`} value={code} onChange={setCode} error={problem} />
      <DialogActions submitLabel={<Trans>Turn on</Trans>} onCancel={onClose} isBusy={isBusy} />
    </form>
  );
}

function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
