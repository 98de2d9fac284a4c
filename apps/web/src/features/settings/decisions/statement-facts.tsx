import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { reasonWords } from '../../staff/index.ts';
import type { Statement } from '../calls/statements.ts';
import classes from './statement-facts.module.css';
import { sanctionWords } from './words.ts';

type StatementFactsProps = { statement: Statement };

/** When and why it was decided, what it does to the member, and what became of an appeal. */
export function StatementFacts({ statement: { at, reason, note, sanction, appeal, appealBy, can } }: StatementFactsProps) {
  const { t } = useLingui();
  return (
    <span className={classes.facts}>
      <MomentText instant={at} />
      <span className={classes.reason}>
        <Trans>Why: {t(reasonWords[reason])}</Trans>
      </span>
      {note !== null && <q className={classes.note}>{note}</q>}
      {sanction && <SanctionWords sanction={sanction} />}
      {appeal && <AppealWords appeal={appeal} />}
      {can.appeal && (
        <span>
          <Trans>
            You can appeal until <MomentText instant={appealBy} />. Somebody else decides.
          </Trans>
        </span>
      )}
    </span>
  );
}

function SanctionWords({ sanction: { kind, until, lifted } }: { sanction: NonNullable<Statement['sanction']> }) {
  const { t } = useLingui();
  const name = t(sanctionWords[kind]);
  if (lifted) return <span>{<Trans>{name}, taken back</Trans>}</span>;
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

function AppealWords({ appeal: { text, at, outcome, answeredAt, note } }: { appeal: NonNullable<Statement['appeal']> }) {
  return (
    <span className={classes.appeal}>
      <span>
        <Trans>
          You appealed on <MomentText instant={at} />:
        </Trans>{' '}
        <q className={classes.note}>{text}</q>
      </span>
      {outcome === null && <Trans>Somebody else looks at it.</Trans>}
      {answeredAt !== null && (
        <span>
          {outcome === 'overturned' ? <Trans>You were right: the decision was taken back.</Trans> : <Trans>The decision stands.</Trans>}{' '}
          <MomentText instant={answeredAt} />
        </span>
      )}
      {note !== null && <q className={classes.note}>{note}</q>}
    </span>
  );
}
