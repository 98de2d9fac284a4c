import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './switch-field.module.css';

type SwitchFieldProps = {
  label: ReactNode;
  description: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function SwitchField({ label, description, checked, onChange }: SwitchFieldProps) {
  return (
    <Switch
      size="md"
      labelPosition="left"
      withThumbIndicator={false}
      classNames={{
        body: classes.body,
        labelWrapper: classes.text,
        label: classes.label,
        description: classes.description,
        track: classes.track,
        thumb: classes.thumb,
      }}
      label={label}
      description={description}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
