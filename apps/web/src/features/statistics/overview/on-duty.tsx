import { Trans, useLingui } from '@lingui/react/macro';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import type { Statistics } from '../api/statistics.ts';
import { roleLabels } from '../../staff/index.ts';
import classes from './on-duty.module.css';
import { Section } from './section.tsx';
import section from './section.module.css';

type OnDutyProps = { people: NonNullable<Statistics['onDuty']> };

/** Today's number of decisions by moderator; only the safety lead sees it. */
export function OnDuty({ people }: OnDutyProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>On duty</Trans>}>
      {people.length === 0 && (
        <p className={section.empty}>
          <Trans>No decisions today.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {people.map(({ username, role, decided }) => (
          <li key={username} className={classes.person}>
            <span className={classes.avatar}>
              <PlaceholderImage seed={username} motif="person" />
            </span>
            <span className={classes.who}>
              <bdi className={classes.name}>{username}</bdi>
              {role && <span className={classes.role}>{t(roleLabels[role])}</span>}
            </span>
            <span className={classes.count}>
              <Trans>{decided} today</Trans>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
