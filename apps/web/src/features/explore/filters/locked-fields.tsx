import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { PremiumNote } from '../premium-note.tsx';
import { statusNames } from '../labels.ts';
import classes from './locked-fields.module.css';

type LockedFieldsProps = { nearby: boolean; city: boolean };

/** The premium filters that the member may not use: each opens an explanation. */
export function LockedFields({ nearby, city }: LockedFieldsProps) {
  const { i18n } = useLingui();
  const noteId = useId();
  const [opened, setOpened] = useState<'near' | 'online' | 'traveling' | 'city' | null>(null);

  const row = (name: NonNullable<typeof opened>, label: ReactNode) => (
    <button
      type="button"
      className={classes.row}
      aria-expanded={opened === name}
      aria-controls={noteId}
      onClick={() => setOpened(opened === name ? null : name)}
    >
      <IconLock size={18} stroke={1.5} aria-hidden="true" />
      <span className={classes.label}>{label}</span>
      <span className={classes.premium}>
        <Trans>Premium</Trans>
      </span>
    </button>
  );

  return (
    <div>
      {nearby && row('near', <Trans>Near me, by distance</Trans>)}
      {nearby && row('online', i18n._(statusNames.online))}
      {nearby && row('traveling', i18n._(statusNames.traveling))}
      {city && row('city', <Trans>In a city</Trans>)}
      <div id={noteId} role="status" className={classes.note} data-opened={opened !== null || undefined}>
        {opened && <PremiumNote small title={<Trans>These filters are part of premium</Trans>} />}
      </div>
    </div>
  );
}
