import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { channels, type ChannelChoice, type NotificationKind } from '@subrosa/rules/notifications/kinds';
import control from '../components/switch-row.module.css';
import classes from './kind-table.module.css';
import { channelNames, kindNames } from './labels.ts';

type KindRowProps = { kind: NotificationKind; choice: ChannelChoice; onChange: (choice: Partial<ChannelChoice>) => void };

export function KindRow({ kind, choice, onChange }: KindRowProps) {
  const { t } = useLingui();
  const name = t(kindNames[kind]);
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.kind}>
        {name}
      </th>
      {channels.map((channel) => {
        const where = t(channelNames[channel]);
        return (
          <td key={channel} className={classes.cell}>
            <Switch
              size="sm"
              withThumbIndicator={false}
              classNames={{ root: `${control.switch} ${classes.switch}`, track: control.track ?? '', thumb: control.thumb ?? '' }}
              aria-label={t`${name}: ${where}`}
              checked={choice[channel]}
              onChange={({ currentTarget }) => onChange({ [channel]: currentTarget.checked })}
            />
          </td>
        );
      })}
    </tr>
  );
}
