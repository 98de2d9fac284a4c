import { Switch } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Row } from './row.tsx';
import classes from './switch-row.module.css';

type SwitchRowProps = {
  title: ReactNode;
  detail: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch whose label can be clicked too. */
export function SwitchRow({ title, detail, checked, disabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  const detailId = useId();
  return (
    <Row title={title} detail={detail} labelFor={id} detailId={detailId}>
      <Switch
        id={id}
        size="md"
        withThumbIndicator={false}
        classNames={{ root: classes.switch, track: classes.track, thumb: classes.thumb }}
        aria-describedby={detailId}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Row>
  );
}
