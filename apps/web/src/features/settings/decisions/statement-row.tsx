import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileAppeal, statementsQuery, type Statement } from '../calls/statements.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { Mark } from '../components/mark.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { AppealForm } from './appeal-form.tsx';
import classes from './statement-row.module.css';
import { StatementFacts } from './statement-facts.tsx';
import { effectOf, subjectWords } from './words.ts';

type StatementRowProps = { statement: Statement };

/** One decision: what it was about, what it did, why, and what one can say against it. */
export function StatementRow({ statement }: StatementRowProps) {
  const { t } = useLingui();
  const [isAppealing, setAppealing] = useState(false);
  const { can } = statement;
  const queryClient = useQueryClient();
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
        detail={<StatementFacts statement={statement} />}
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
            await fileAppeal(statement.id, text);
            await queryClient.invalidateQueries({ queryKey: statementsQuery.queryKey });
          }}
          onClose={() => setAppealing(false)}
        />
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
