import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import room from '../parts/room.module.css';
import { reasonLabels } from '../labels.ts';
import { useMemberActions, type GivenSanction, type MemberFile } from './calls.ts';
import { ReasonForm } from './reason-form.tsx';
import { sanctionLabels } from './labels.ts';

/** What stands against the member, and what stood. */
export function FileSanctions({ file }: { file: MemberFile }) {
  const { t } = useLingui();
  const { lift } = useMemberActions(file.pseudonym);
  const [lifting, setLifting] = useState<GivenSanction | null>(null);
  const close = () => setLifting(null);
  return (
    <section className={room.section} aria-labelledby="file-sanctions">
      <h2 id="file-sanctions" className={room.subtitle}>
        <Trans>Sanctions</Trans>
      </h2>
      {file.sanctions.length === 0 ? (
        <p className={room.nothing}>
          <Trans>None.</Trans>
        </p>
      ) : (
        <ul className={room.rows}>
          {file.sanctions.map((given) => (
            <li key={given.id} className={room.row}>
              <span className={room.text}>
                <span className={room.name}>{t(sanctionLabels[given.kind])}</span>
                <span className={room.detail}>{t(reasonLabels[given.reason])}</span>
                <span className={room.detail}>
                  <SanctionPeriod given={given} />
                </span>
              </span>
              {file.can.lift && !given.lifted && (
                <Button variant="default" size="sm" onClick={() => setLifting(given)}>
                  <Trans>Lift</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog opened={lifting !== null} onClose={close} title={<Trans>Lift the sanction</Trans>} size={480}>
        <ReasonForm submitLabel={<Trans>Lift the sanction</Trans>} onSend={(reason) => lift(lifting?.id ?? '', reason)} onClose={close}>
          <Trans>It stands no more from then on. Your reason is kept, and read by the auditor.</Trans>
        </ReasonForm>
      </Dialog>
    </section>
  );
}

function SanctionPeriod({ given: { at, until, lifted } }: { given: GivenSanction }) {
  if (lifted) {
    return (
      <Trans>
        Given <MomentText instant={at} />, lifted
      </Trans>
    );
  }
  return until === null ? (
    <Trans>
      Given <MomentText instant={at} />
    </Trans>
  ) : (
    <Trans>
      Given <MomentText instant={at} />, until <MomentText instant={until} />
    </Trans>
  );
}
