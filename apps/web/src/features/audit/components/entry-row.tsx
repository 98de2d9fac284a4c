import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { AuditEntry } from '../api/audit-log.ts';
import { actionLabel } from '../action-labels.ts';
import { detailLabels } from './detail-labels.ts';
import classes from './entry-row.module.css';
import { OpenPayloadForm } from './open-payload-form.tsx';

type EntryRowProps = { entry: AuditEntry; onActor: (actor: string) => void; onSubject: (subject: string) => void };

const UUID = /^[\da-f]{8}-/;

/** One entry in words: who did what to which object, and when. */
export function EntryRow({ entry, onActor, onSubject }: EntryRowProps) {
  const { t } = useLingui();
  const { seq, at, actor, bySystem, action, subject, detail, payloadState } = entry;
  const details = Object.entries(detail).flatMap(([name, value]) => detailLabels(name, value, t));
  return (
    <li className={classes.entry} value={seq}>
      <span className={classes.when}>
        <span className={classes.seq}>{seq}</span>
        <MomentText instant={at} />
      </span>
      <span className={classes.what}>
        {actor && (
          <button type="button" className={classes.link} onClick={() => onActor(actor)}>
            <bdi>{actor}</bdi>
          </button>
        )}
        {!actor && <span className={classes.muted}>{bySystem ? <Trans>Subrosa</Trans> : <Trans>Former staff member</Trans>}</span>}
        <span>{actionLabel(action, t)}</span>
        {details.length > 0 && <span className={classes.muted}>{details.join(' · ')}</span>}
      </span>
      <span className={classes.about}>
        {subject && UUID.test(subject) && (
          <button type="button" className={classes.link} onClick={() => onSubject(subject)} title={subject}>
            <bdi>{subject.slice(0, 8)}</bdi>
          </button>
        )}
        {subject && !UUID.test(subject) && <bdi className={classes.muted}>{subject}</bdi>}
        {payloadState === 'encrypted' && <EncryptedPayload seq={seq} />}
        {payloadState === 'erased' && (
          <span className={classes.muted}>
            <Trans>Deleted with the member’s account</Trans>
          </span>
        )}
      </span>
    </li>
  );
}

/** Stays encrypted until the auditor enters a reason. */
function EncryptedPayload({ seq }: { seq: number }) {
  const [isOpen, { open, close }] = useDisclosure();
  const [payload, setPayload] = useState<Record<string, string> | null>(null);
  function handleClose() {
    setPayload(null);
    close();
  }
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mih={44}
        leftSection={<IconLock size={16} stroke={1.5} aria-hidden="true" />}
        onClick={open}
      >
        <Trans>Restricted</Trans>
      </Button>
      <Dialog opened={isOpen} onClose={handleClose} title={<Trans>Entry {seq}</Trans>} size={480}>
        {payload ? (
          <dl className={classes.payload}>
            {Object.entries(payload).map(([name, value]) => (
              <div key={name}>
                <dt className={classes.muted}>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <OpenPayloadForm seq={seq} onOpened={setPayload} onCancel={handleClose} />
        )}
      </Dialog>
    </>
  );
}
