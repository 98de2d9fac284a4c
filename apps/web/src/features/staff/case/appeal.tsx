import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { appealQuery, type AppealedCase } from '../api/support-requests.ts';
import { sanctionLabels } from '../sanction-labels.ts';
import { decidedLabels, kindLabels, reasonLabels } from '../labels.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import { SubjectView } from './subject.tsx';
import classes from './written.module.css';

type AppealProps = { id: string; profileName: string | null };

/** An appeal: the member's text, the original decision with its reasons, and its subject. */
export function Appeal({ id, profileName }: AppealProps) {
  const appeal = useQuery(appealQuery(id));
  if (!appeal.data) return <QueryFallback query={appeal} skeleton={<MediaSkeleton />} />;
  const { text, at, statementOfReasons, subject } = appeal.data;
  return (
    <div className={classes.written}>
      <section>
        <p className={classes.label}>
          <Trans>
            What the member says, <MomentText instant={at} />
          </Trans>
        </p>
        <blockquote className={classes.quote} dir="auto">
          {text}
        </blockquote>
      </section>
      <FirstDecision statementOfReasons={statementOfReasons} />
      <section className={classes.about}>
        <p className={classes.label}>
          <Trans>Subject</Trans>
        </p>
        <SubjectView subject={{ ...subject, kind: statementOfReasons.kind }} profileName={profileName} isDecided />
      </section>
    </div>
  );
}

type FirstDecisionProps = { statementOfReasons: AppealedCase['statementOfReasons'] };

function FirstDecision({ statementOfReasons: { kind, decision, reason, note, sanction, at } }: FirstDecisionProps) {
  const { t } = useLingui();
  return (
    <section>
      <p className={classes.label}>
        <Trans>
          Decision, <MomentText instant={at} />
        </Trans>
      </p>
      <p className={classes.strong}>
        {t(decidedLabels[decision])} · {t(reasonLabels[reason])}
      </p>
      <ul className={classes.details}>
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
