import { useLingui } from '@lingui/react/macro';
import type { Preferences } from '@subrosa/contract/notifications/schemas';
import { channels, kindsOf, notificationCategories } from '@subrosa/rules/notifications/kinds';
import { categoryNames } from '../../notifications/index.ts';
import classes from './kind-table.module.css';
import { KindRow } from './kind-row.tsx';
import type { PreferencesChange } from './preference-change.ts';
import { channelNames } from './labels.ts';

type KindTableProps = { kinds: Preferences['kinds']; onChange: (change: PreferencesChange) => void };

/** Every kind of notification with its channels, by category. */
export function KindTable({ kinds, onChange }: KindTableProps) {
  const { t } = useLingui();
  return (
    <table className={classes.table} aria-label={t`What we notify you about, and where`}>
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col" className={classes.channel}>
              {t(channelNames[channel])}
            </th>
          ))}
        </tr>
      </thead>
      {notificationCategories.map((category) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1} className={classes.category}>
              {t(categoryNames[category])}
            </th>
          </tr>
          {kindsOf(category).map((kind) => (
            <KindRow key={kind} kind={kind} choice={kinds[kind]} onChange={(choice) => onChange({ kinds: { [kind]: choice } })} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
