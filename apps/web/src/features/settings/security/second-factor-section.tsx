import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorsQuery } from '../api/second-factors.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { Loaded } from '../components/loaded.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';
import { Section } from '../components/section.tsx';
import { BackupCodesRow } from './backup-codes-row.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { TotpRow } from './totp-row.tsx';

/** The second factors of the account. */
export function SecondFactorSection() {
  const query = useQuery(secondFactorsQuery);
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [areCodesOpen, setCodesOpen] = useState(false);

  /** A change may return new backup codes, which are shown only once. */
  function handleChange(backupCodes: readonly string[] = []) {
    setCodes(backupCodes);
    setCodesOpen(backupCodes.length > 0);
    void queryClient.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  }

  return (
    <Section
      title={<Trans>Two-step login</Trans>}
      description={<Trans>With one of these on, your password alone isn’t enough to log in.</Trans>}
    >
      <Loaded query={query} rows={2} compact>
        {({ factors, backupCodesLeft, ofStaff }) => (
          <>
            {ofStaff && <ConsolePasskeys count={factors.filter(({ opensConsole }) => opensConsole).length} />}
            <PasskeyRows passkeys={factors.filter(({ kind }) => kind === 'passkey')} ofStaff={ofStaff} onChange={handleChange} />
            <TotpRow factor={factors.find(({ kind }) => kind === 'totp')} onChange={handleChange} />
            {factors.length > 0 && <BackupCodesRow left={backupCodesLeft} onChange={handleChange} />}
          </>
        )}
      </Loaded>
      <FormDialog opened={areCodesOpen} title={<Trans>Your backup codes</Trans>} onClose={() => setCodesOpen(false)} once>
        <BackupCodes codes={codes} onDone={() => setCodesOpen(false)} />
      </FormDialog>
    </Section>
  );
}

/** Shows staff members what is missing: access to the console requires two passkeys. */
function ConsolePasskeys({ count }: { count: number }) {
  if (count > 1) return null;
  return (
    <InlineAlert title={count === 0 ? <Trans>You can’t open the console</Trans> : <Trans>You have only one passkey for the console</Trans>}>
      {count === 0 ? (
        <Trans>Your role needs a passkey. Add one here, then ask an administrator to propose your role again.</Trans>
      ) : (
        <Trans>Add a second passkey and confirm it with the first. If you lose your only one, you can’t open the console.</Trans>
      )}
    </InlineAlert>
  );
}
