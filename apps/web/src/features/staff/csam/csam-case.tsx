import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { TimeLeft } from '../parts/time-left.tsx';
import { rowId } from '../queue/focused-row.ts';
import { useCsamCases, type CsamCase } from './api.ts';
import { PrepareForm } from './prepare-form.tsx';
import { ReportState } from './report-state.tsx';
import classes from './csam.module.css';
import { incidentLabels, verdictLabels } from './labels.ts';

type CsamCaseRowProps = { found: CsamCase };

/** One case: its origin, its state, and the next step. It never shows the material. */
export function CsamCaseRow({ found }: CsamCaseRowProps) {
  const { id, can, prepared, report } = found;
  return (
    <article id={rowId(id)} data-case={id} tabIndex={-1} className={classes.case} aria-labelledby={`${rowId(id)}-title`}>
      <header className={classes.header}>
        <h2 id={`${rowId(id)}-title`} className={classes.name}>
          {found.source === 'upload' ? <Trans>On a list of known material</Trans> : <Trans>Escalated</Trans>}
        </h2>
        {found.state === 'open' && <TimeLeft dueAt={found.dueAt} />}
      </header>
      <dl className={classes.details}>
        <Detail name={<Trans context="a person">Member</Trans>}>
          {found.member ? <bdi>{found.member}</bdi> : <Trans>The account has been deleted</Trans>}
        </Detail>
        <Detail name={<Trans>Since</Trans>}>
          <MomentText instant={found.openedAt} />
        </Detail>
        <Detail name={<Trans>Preserved</Trans>}>
          <Preservation preserved={found.preserved} />
        </Detail>
        {prepared && (
          <Detail name={<Trans>Prepared</Trans>}>
            <PreparedVerdict prepared={prepared} />
          </Detail>
        )}
        {found.confirmed && (
          <Detail name={<Trans>Confirmed</Trans>}>
            <bdi>{found.confirmed.by}</bdi> · <MomentText instant={found.confirmed.at} />
          </Detail>
        )}
        {report && (
          <Detail name={<Trans context="report to the agency">Report</Trans>}>
            <ReportState report={report} />
          </Detail>
        )}
      </dl>
      {can.prepare && !prepared && <PrepareForm id={id} />}
      <Actions found={found} />
    </article>
  );
}

/** The remaining actions of the viewer. */
function Actions({ found: { id, can, prepared } }: CsamCaseRowProps) {
  const { confirm, giveBack, resend } = useCsamCases();
  const { isPending, run } = usePending();
  return (
    <>
      <div className={classes.actions}>
        {can.confirm && (
          <Button size="md" loading={isPending} onClick={() => void run(() => confirm(id))}>
            <Trans>Confirm</Trans>
          </Button>
        )}
        {can.prepare && prepared && (
          <Button size="md" variant="default" disabled={isPending} onClick={() => void run(() => giveBack(id))}>
            <Trans>Prepare again</Trans>
          </Button>
        )}
        {can.resend && (
          <Button size="md" loading={isPending} onClick={() => void run(() => resend(id))}>
            <Trans>Send again</Trans>
          </Button>
        )}
      </div>
      {can.prepare && prepared && !can.confirm && (
        <p className={classes.small}>
          <Trans>The other reviewer has to confirm it.</Trans>
        </p>
      )}
    </>
  );
}

function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Preservation({ preserved }: { preserved: CsamCase['preserved'] }) {
  if (!preserved) return <Trans>In progress</Trans>;
  if (preserved.destroyedAt) {
    return (
      <Trans>
        Destroyed on <MomentText instant={preserved.destroyedAt} />
      </Trans>
    );
  }
  if (preserved.held) return <Trans>Under legal hold</Trans>;
  if (!preserved.until) return <Trans>Until it’s decided</Trans>;
  return (
    <Trans>
      Until <MomentText instant={preserved.until} />
    </Trans>
  );
}

function PreparedVerdict({ prepared }: { prepared: NonNullable<CsamCase['prepared']> }) {
  const { t } = useLingui();
  const { verdict, incident, note, by, at } = prepared;
  return (
    <>
      {t(verdictLabels[verdict])}
      {incident && verdict === 'report' && ` · ${t(incidentLabels[incident])}`}
      <span className={classes.small}>
        {' '}
        <bdi>{by}</bdi> · <MomentText instant={at} />
      </span>
      {note && (
        <p dir="auto" className={classes.note}>
          {note}
        </p>
      )}
    </>
  );
}
