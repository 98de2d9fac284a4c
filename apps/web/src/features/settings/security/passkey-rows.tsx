import { Trans, useLingui } from '@lingui/react/macro';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useReauthentication } from '../../accounts/index.ts';
import { startPasskey, type SecondFactor, type StartedPasskey } from '../api/second-factors.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { Row } from '../components/row.tsx';
import { FactorRow } from './factor-row.tsx';
import { PasskeyForm } from './passkey-form.tsx';

type PasskeyRowsProps = {
  passkeys: readonly SecondFactor[];
  /** For staff members, each row shows whether the passkey gives access to the console. */
  ofStaff: boolean;
  onChange: (backupCodes?: readonly string[]) => void;
};

export function PasskeyRows({ passkeys, ofStaff, onChange }: PasskeyRowsProps) {
  const { t } = useLingui();
  const { perform } = useReauthentication();
  const [started, setStarted] = useState<StartedPasskey | null>(null);
  const isPossible = browserSupportsWebAuthn();
  const starting = useMutation({
    mutationFn: () =>
      perform(
        {
          reason: ofStaff ? (
            <Trans>Confirm with a passkey that opens the console. Otherwise the new one won’t open it.</Trans>
          ) : (
            <Trans>A passkey lets you log in, so enter your password to add one.</Trans>
          ),
          action: <Trans>Continue</Trans>,
        },
        startPasskey,
      ),
    onSuccess: setStarted,
  });

  function handleAdded(backupCodes: readonly string[]) {
    setStarted(null);
    onChange(backupCodes);
  }

  return (
    <>
      <Row
        icon={<IconFingerprint size={24} stroke={1.5} aria-hidden="true" />}
        title={<Trans>Passkeys</Trans>}
        detail={
          isPossible ? (
            <Trans>Your fingerprint, face or a security key, as well as your password.</Trans>
          ) : (
            <Trans>This browser can’t create passkeys. Try another browser or device.</Trans>
          )
        }
      >
        {isPossible && (
          <RowButton label={t`Add passkey`} onClick={() => starting.mutate()}>
            <Trans>Add</Trans>
          </RowButton>
        )}
      </Row>
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey.id}
          factor={passkey}
          name={passkey.name}
          badge={
            ofStaff && (
              <StatusBadge tone={passkey.opensConsole ? 'ok' : 'warn'}>
                {passkey.opensConsole ? <Trans>Opens the console</Trans> : <Trans>Doesn’t open the console</Trans>}
              </StatusBadge>
            )
          }
          onRemoved={() => onChange()}
        />
      ))}
      <FormDialog opened={started !== null} title={<Trans>Add passkey</Trans>} onClose={() => setStarted(null)}>
        {started && <PasskeyForm started={started} onAdded={handleAdded} onClose={() => setStarted(null)} />}
      </FormDialog>
    </>
  );
}
