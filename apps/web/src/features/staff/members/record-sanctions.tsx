import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import page from '../parts/staff-page.module.css';
import { reasonLabels } from '../labels.ts';
import { useMemberActions, type ImposedSanction, type MemberRecord } from './api.ts';
import { ReasonForm } from './reason-form.tsx';
import { sanctionLabels } from './labels.ts';

/** The member's active and past sanctions. */
export function RecordSanctions({ file }: { file: MemberRecord }) {
  const { t } = useLingui();
  const { lift } = useMemberActions(file.pseudonym);
  const [lifting, setLifting] = useState<ImposedSanction | null>(null);
  const close = () => setLifting(null);
  return (
    <section className={page.section} aria-labelledby="file-sanctions">
      <h2 id="file-sanctions" className={page.subtitle}>
        <Trans>Sanctions</Trans>
      </h2>
      {file.sanctions.length === 0 ? (
        <p className={page.nothing}>
          <Trans>None.</Trans>
        </p>
      ) : (
        <ul className={page.rows}>
          {file.sanctions.map((given) => (
            <li key={given.id} className={page.row}>
              <span className={page.text}>
                <span className={page.name}>{t(sanctionLabels[given.kind])}</span>
                <span className={page.detail}>{t(reasonLabels[given.reason])}</span>
                <span className={page.detail}>
                  <SanctionPeriod given={given} />
                </span>
              </span>
              {file.can.lift && !given.lifted && (
                <Button variant="default" size="sm" onClick={() => setLifting(given)}>
                  <Trans>Lift sanction</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog opened={lifting !== null} onClose={close} title={<Trans>Lift sanction</Trans>} size={480}>
        <ReasonForm submitLabel={<Trans>Lift sanction</Trans>} onSend={(reason) => lift(lifting?.id ?? '', reason)} onClose={close}>
          <Trans>The sanction ends now. Your reason is logged for the auditor.</Trans>
        </ReasonForm>
      </Dialog>
    </section>
  );
}

function SanctionPeriod({ given: { at, until, lifted } }: { given: ImposedSanction }) {
  if (lifted) {
    return (
      <Trans>
        Applied <MomentText instant={at} />, lifted
      </Trans>
    );
  }
  return until === null ? (
    <Trans>
      Applied <MomentText instant={at} />
    </Trans>
  ) : (
    <Trans>
      Applied <MomentText instant={at} />, until <MomentText instant={until} />
    </Trans>
  );
}
