import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { IconCheck, IconDeviceLaptop, IconShieldCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './boundaries.module.css';

type BoundariesProps = {
  profile: Pick<ProfileView, 'welcomes' | 'declines' | 'digitalOnly'>;
  /** For a dialog over a page that may show the same boundaries, because two landmarks with one name would be ambiguous. */
  inDialog?: boolean;
};

/** What a member welcomes and declines, shown before the viewer writes. */
export function Boundaries({ profile: { welcomes, declines, digitalOnly }, inDialog = false }: BoundariesProps) {
  const { t } = useLingui();
  const id = useId();
  if (welcomes.length === 0 && declines.length === 0 && !digitalOnly) return null;
  return (
    <section className={classes.card} aria-labelledby={id} role={inDialog ? 'group' : undefined}>
      <h2 id={id} className={classes.title}>
        <IconShieldCheck size={22} stroke={1.5} aria-hidden="true" />
        <Trans>Boundaries</Trans>
      </h2>
      <ul className={classes.list}>
        {digitalOnly && (
          <li>
            <IconDeviceLaptop size={17} stroke={1.8} aria-hidden="true" />
            <Trans>Digital content only</Trans>
          </li>
        )}
        {welcomes.map((line, index) => (
          <li key={index}>
            <IconCheck size={17} stroke={1.8} role="img" aria-label={t({ message: 'Welcome', context: 'boundaries' })} />
            <span dir="auto">{line}</span>
          </li>
        ))}
        {declines.map((line, index) => (
          <li key={index} data-declined>
            <IconX size={17} stroke={1.8} role="img" aria-label={t`Not welcome`} />
            <span dir="auto">{line}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        <Trans>Read these before you message.</Trans>
      </p>
    </section>
  );
}
