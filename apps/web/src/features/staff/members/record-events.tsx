import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconFlag,
  IconGavel,
  IconHeartHandshake,
  IconId,
  IconInfinity,
  IconMail,
  IconMessageReport,
  IconScale,
  IconShieldCheck,
  type Icon,
} from '@tabler/icons-react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import timeline from '../case/timeline.module.css';
import page from '../parts/staff-page.module.css';
import { decidedLabels, kindLabels, reasonLabels } from '../labels.ts';
import type { RecordEvent } from './api.ts';
import { eventLabels, methodLabels, outcomeLabels, verificationLabels } from './labels.ts';

const icons: Record<RecordEvent['kind'], Icon> = {
  case_opened: IconFlag,
  case_decided: IconGavel,
  reported: IconMessageReport,
  appealed: IconScale,
  appeal_answered: IconHeartHandshake,
  verification_submitted: IconId,
  verification_decided: IconShieldCheck,
  lifetime_applied: IconInfinity,
  sent_support_request: IconMail,
};

/** The events of staff and the system about the member, newest first. */
export function RecordEvents({ events }: { events: readonly RecordEvent[] }) {
  return (
    <section className={page.section} aria-labelledby="file-events">
      <h2 id="file-events" className={page.subtitle}>
        <Trans>Timeline</Trans>
      </h2>
      {events.length === 0 && (
        <p className={page.nothing}>
          <Trans>No relevant activity yet.</Trans>
        </p>
      )}
      <ol className={timeline.line}>
        {events.map((event, index) => (
          <Line key={`${event.at} ${event.kind} ${index}`} event={event} />
        ))}
      </ol>
    </section>
  );
}

function Line({ event }: { event: RecordEvent }) {
  const { t } = useLingui();
  const Sign = icons[event.kind];
  const { caseKind, decision, reason, outcome, method, state } = event;
  const details = [
    caseKind && kindLabels[caseKind],
    decision && decidedLabels[decision],
    outcome && outcomeLabels[outcome],
    reason && reasonLabels[reason],
    method && methodLabels[method],
    state && verificationLabels[state],
  ].filter((label) => label !== null);
  return (
    <li className={timeline.event}>
      <span className={timeline.sign}>
        <Sign size={15} stroke={1.7} aria-hidden="true" />
      </span>
      <span className={timeline.text}>
        <span className={page.name}>{t(eventLabels[event.kind])}</span>
        {details.map((label) => (
          <span key={label.id} className={page.detail}>
            {' · '}
            {t(label)}
          </span>
        ))}
      </span>
      <span className={timeline.at}>
        <MomentText instant={event.at} />
      </span>
    </li>
  );
}
