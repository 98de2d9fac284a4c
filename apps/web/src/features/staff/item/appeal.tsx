import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { appealQuery, type AppealedCase } from '../calls/support-requests.ts';
import { sanctionLabels } from '../sanction-labels.ts';
import { decidedLabels, kindLabels, reasonLabels } from '../labels.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import { Thing } from './thing.tsx';
import classes from './written.module.css';

type AppealProps = { id: string; profileName: string | null };

/** What a member says against a decision, what was decided and why, and the thing that it was about. */
export function Appeal({ id, profileName }: AppealProps) {
  const appeal = useQuery(appealQuery(id));
  if (!appeal.data) return <Unloaded query={appeal} skeleton={<MediaSkeleton />} />;
  const { text, at, statement: statementOfReasons, thing } = appeal.data;
  return (
    <div className={classes.written}>
      <section>
        <p className={classes.label}>
          <Trans>
            What the member says, on <MomentText instant={at} />
          </Trans>
        </p>
        <blockquote className={classes.quote} dir="auto">
          {text}
        </blockquote>
      </section>
      <FirstDecision statement={statementOfReasons} />
      <section className={classes.about}>
        <p className={classes.label}>
          <Trans>What it was about</Trans>
        </p>
        <Thing thing={{ ...thing, kind: statementOfReasons.kind }} profileName={profileName} isDecided />
      </section>
    </div>
  );
}

function FirstDecision({ statement: { kind, decision, reason, note, sanction, at } }: Pick<AppealedCase, 'statement'>) {
  const { t } = useLingui();
  return (
    <section>
      <p className={classes.label}>
        <Trans>
          What was decided, on <MomentText instant={at} />
        </Trans>
      </p>
      <p className={classes.strong}>
        {t(decidedLabels[decision])} · {t(reasonLabels[reason])}
      </p>
      <ul className={classes.facts}>
        <li>{t(kindLabels[kind])}</li>
        {sanction && <li>{t(sanctionLabels[sanction.kind])}</li>}
        {sanction?.until && (
          <li>
            <Trans>
              until <MomentText instant={sanction.until} />
            </Trans>
          </li>
        )}
      </ul>
      {note !== null && (
        <blockquote className={classes.quote} dir="auto">
          {note}
        </blockquote>
      )}
    </section>
  );
}
