import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useReauthentication } from '../../accounts/index.ts';
import { startTotp, type SecondFactor, type StartedTotp } from '../api/second-factors.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { FactorRow } from './factor-row.tsx';
import classes from './security.module.css';
import { TotpForm } from './totp-form.tsx';

type TotpRowProps = {
  factor: SecondFactor | undefined;
  onChange: (backupCodes?: readonly string[]) => void;
};

export function TotpRow({ factor, onChange }: TotpRowProps) {
  const { t } = useLingui();
  const { perform } = useReauthentication();
  const [started, setStarted] = useState<StartedTotp | null>(null);
  const starting = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>You’ll need the app at every login, so we ask for your password.</Trans>, action: <Trans>Continue</Trans> },
        startTotp,
      ),
    onSuccess: setStarted,
  });
  const icon = (
    <span className={classes.number} aria-hidden="true">
      123
    </span>
  );

  function handleConfirmed(backupCodes: readonly string[]) {
    setStarted(null);
    onChange(backupCodes);
  }

  if (factor) return <FactorRow factor={factor} name={t`Authenticator app`} icon={icon} onRemoved={() => onChange()} />;
  return (
    <Row icon={icon} title={<Trans>Authenticator app</Trans>} detail={<Trans>A 6-digit code, as well as your password.</Trans>}>
      <RowButton label={t`Set up authenticator app`} onClick={() => starting.mutate()}>
        <Trans>Set up</Trans>
      </RowButton>
      <FormDialog opened={started !== null} title={<Trans>Set up app</Trans>} onClose={() => setStarted(null)}>
        {started && <TotpForm started={started} onConfirmed={handleConfirmed} onClose={() => setStarted(null)} />}
      </FormDialog>
    </Row>
  );
}
