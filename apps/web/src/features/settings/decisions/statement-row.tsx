import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { reasonWords } from '../../staff/index.ts';
import type { Statement } from '../calls/statements.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { Mark } from '../components/mark.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { AppealForm } from './appeal-form.tsx';
import classes from './statement-row.module.css';
import { effectOf, sanctionWords, subjectWords } from './words.ts';

type StatementRowProps = { statement: Statement };

/** One decision: what it was about, what it did, why, and what one can say against it. */
export function StatementRow({ statement }: StatementRowProps) {
  const { t } = useLingui();
  const [isAppealing, setAppealing] = useState(false);
  const { at, reason, note, sanction, appeal, appealBy, can } = statement;
  const subject = t(subjectWords[statement.subjectKind]);
  return (
    <>
      <Row
        wide
        title={<ThingLink statement={statement}>{subject}</ThingLink>}
        mark={
          <Mark tone="warn" sign={false}>
            {t(effectOf(statement))}
          </Mark>
        }
        detail={
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
        }
      >
        {can.appeal && (
          <RowButton label={t`Appeal: ${subject}`} onClick={() => setAppealing(true)}>
            <Trans>Appeal</Trans>
          </RowButton>
        )}
      </Row>
      <FormDialog opened={isAppealing} title={<Trans>Appeal</Trans>} onClose={() => setAppealing(false)}>
        <AppealForm statementId={statement.id} onClose={() => setAppealing(false)} />
      </FormDialog>
    </>
  );
}

function ThingLink({ statement: { subjectKind, subjectId }, children }: StatementRowProps & { children: string }) {
  if (subjectId === null) return children;
  if (subjectKind === 'request') {
    return (
      <Link to="/requests/details/$id" params={{ id: subjectId }} className={classes.thing}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/profile/photos" className={classes.thing}>
      {children}
    </Link>
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
