import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { reasonLabels } from '../../staff/index.ts';
import type { StatementOfReasons } from '../api/statements-of-reasons.ts';
import classes from './statement-of-reasons-details.module.css';
import { sanctionLabels } from './labels.ts';

type StatementOfReasonsDetailsProps = { statementOfReasons: StatementOfReasons };

/** The date and reasons of a decision, its sanction, and the result of an appeal. */
export function StatementOfReasonsDetails({
  statementOfReasons: { at, reason, note, sanction, appeal, appealBy, can },
}: StatementOfReasonsDetailsProps) {
  const { t } = useLingui();
  return (
    <span className={classes.details}>
      <MomentText instant={at} />
      <span className={classes.reason}>
        <Trans>Reason: {t(reasonLabels[reason])}</Trans>
      </span>
      {note !== null && <q className={classes.note}>{note}</q>}
      {sanction && <SanctionText sanction={sanction} />}
      {appeal && <AppealText appeal={appeal} />}
      {can.appeal && (
        <span>
          <Trans>
            You can appeal until <MomentText instant={appealBy} />. Someone else will decide.
          </Trans>
        </span>
      )}
    </span>
  );
}

function SanctionText({ sanction: { kind, until, lifted } }: { sanction: NonNullable<StatementOfReasons['sanction']> }) {
  const { t } = useLingui();
  const name = t(sanctionLabels[kind]);
  if (lifted) return <span>{<Trans>{name}, reversed</Trans>}</span>;
  return (
    <span>
      {until === null ? (
        name
      ) : (
        <Trans>
          {name}, until <MomentText instant={until} />
        </Trans>
      )}
    </span>
  );
}

function AppealText({ appeal: { text, at, outcome, answeredAt, note } }: { appeal: NonNullable<StatementOfReasons['appeal']> }) {
  return (
    <span className={classes.appeal}>
      <span>
        <Trans>
          You appealed on <MomentText instant={at} />:
        </Trans>{' '}
        <q className={classes.note}>{text}</q>
      </span>
      {outcome === null && <Trans>Someone else is reviewing it.</Trans>}
      {answeredAt !== null && (
        <span>
          {outcome === 'overturned' ? (
            <Trans>Your appeal succeeded. The decision was reversed.</Trans>
          ) : (
            <Trans>The decision was upheld.</Trans>
          )}{' '}
          <MomentText instant={answeredAt} />
        </span>
      )}
      {note !== null && <q className={classes.note}>{note}</q>}
    </span>
  );
}
