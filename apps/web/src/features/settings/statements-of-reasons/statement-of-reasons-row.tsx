import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileAppeal, statementsOfReasonsQuery, type StatementOfReasons } from '../api/statements-of-reasons.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { AppealForm } from './appeal-form.tsx';
import classes from './statement-of-reasons-row.module.css';
import { StatementOfReasonsDetails } from './statement-of-reasons-details.tsx';
import { effectOf, subjectLabels } from './labels.ts';

type StatementOfReasonsRowProps = { statementOfReasons: StatementOfReasons };

/** One decision: subject, effect, reasons, and the appeal. */
export function StatementOfReasonsRow({ statementOfReasons }: StatementOfReasonsRowProps) {
  const { t } = useLingui();
  const [isAppealing, setAppealing] = useState(false);
  const { can } = statementOfReasons;
  const queryClient = useQueryClient();
  const subject = t(subjectLabels[statementOfReasons.subjectKind]);
  return (
    <>
      <Row
        wide
        title={<SubjectLink statementOfReasons={statementOfReasons}>{subject}</SubjectLink>}
        badge={
          <StatusBadge tone="warn" sign={false}>
            {t(effectOf(statementOfReasons))}
          </StatusBadge>
        }
        detail={<StatementOfReasonsDetails statementOfReasons={statementOfReasons} />}
      >
        {can.appeal && (
          <RowButton label={t`Appeal: ${subject}`} onClick={() => setAppealing(true)}>
            <Trans>Appeal</Trans>
          </RowButton>
        )}
      </Row>
      <FormDialog opened={isAppealing} title={<Trans>Appeal</Trans>} onClose={() => setAppealing(false)}>
        <AppealForm
          file={async (text) => {
            await fileAppeal(statementOfReasons.id, text);
            await queryClient.invalidateQueries({ queryKey: statementsOfReasonsQuery.queryKey });
          }}
          onClose={() => setAppealing(false)}
        />
      </FormDialog>
    </>
  );
}

function SubjectLink({ statementOfReasons: { subjectKind, subjectId }, children }: StatementOfReasonsRowProps & { children: string }) {
  if (subjectId === null) return children;
  if (subjectKind === 'request') {
    return (
      <Link to="/requests/details/$id" params={{ id: subjectId }} className={classes.subject}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/profile/photos" className={classes.subject}>
      {children}
    </Link>
  );
}
