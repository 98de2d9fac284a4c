import { Trans, useLingui } from '@lingui/react/macro';
import { StandIn } from '../../../shared/ui/stand-in.tsx';
import type { Statistics } from '../calls/statistics.ts';
import { roleLabels } from '../labels.ts';
import classes from './on-duty.module.css';
import { Section } from './section.tsx';
import section from './section.module.css';

type OnDutyProps = { people: NonNullable<Statistics['onDuty']> };

/** Who decided how much today; the safety lead alone sees it. */
export function OnDuty({ people }: OnDutyProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>On duty</Trans>}>
      {people.length === 0 && (
        <p className={section.empty}>
          <Trans>Nobody has decided anything today.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {people.map(({ username, role, decided }) => (
          <li key={username} className={classes.person}>
            <span className={classes.avatar}>
              <StandIn seed={username} motif="person" />
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
