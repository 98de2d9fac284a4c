import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenCase } from '../calls/cases.ts';
import { decidedWords, reasonWords } from '../words.ts';
import classes from './decision-pane.module.css';

type OutcomeProps = { opened: OpenCase };

/** How a case was decided. */
export function Outcome({ opened: { decision, reason, note } }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <>
      <h2 className={classes.title}>{decision === null ? <Trans>Decision</Trans> : t(decidedWords[decision])}</h2>
      {reason !== null && <p className={classes.text}>{t(reasonWords[reason])}</p>}
      {note !== null && (
        <blockquote className={classes.note} dir="auto">
          {note}
        </blockquote>
      )}
    </>
  );
}
