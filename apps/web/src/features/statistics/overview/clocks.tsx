import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../../shared/use-now.ts';
import { kindLabels } from '../../staff/index.ts';
import type { QueueStatistics } from '../api/statistics.ts';
import { formatDuration } from '../duration.ts';
import { clockAt } from './clock-at.ts';
import { Section } from './section.tsx';
import section from './section.module.css';
import classes from './clocks.module.css';

type ClocksProps = { clocks: QueueStatistics['clocks'] };

/** Cases with legal deadlines, those that end first on top: the elapsed share and the time left. */
export function Clocks({ clocks }: ClocksProps) {
  const { t, i18n } = useLingui();
  const now = useNow().getTime();
  return (
    <Section title={<Trans>Legal deadlines</Trans>}>
      {clocks.length === 0 && (
        <p className={section.empty}>
          <Trans>No legal deadlines running.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {clocks.map(({ id, kind, openedAt, dueAt }) => {
          const { gone, minutesLeft, tone } = clockAt({ openedAt, dueAt }, now);
          return (
            <li key={id ?? `${kind} ${openedAt}`} className={classes.clock}>
              {id ? (
                <Link to="/staff/media" search={{ case: id }} className={classes.kind}>
                  {t(kindLabels[kind])}
                </Link>
              ) : (
                <span className={classes.kind}>{t(kindLabels[kind])}</span>
              )}
              <time dateTime={dueAt} className={classes.left} data-tone={tone}>
                {tone === 'late' ? <Trans>Overdue</Trans> : formatDuration(minutesLeft, i18n.locale)}
              </time>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.gone} data-tone={tone} style={{ inlineSize: `${gone * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
