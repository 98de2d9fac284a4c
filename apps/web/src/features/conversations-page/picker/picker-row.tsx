import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './picker.module.css';

export type PickerChoice = { isChosen: boolean; isDisabled: boolean; onChange: (isChosen: boolean) => void };

type PickerRowProps = PickerChoice & { picture: ReactNode; name: string };

/** A row of a picker: picture, name and checkbox. */
export function PickerRow({ picture, name, isChosen, isDisabled, onChange }: PickerRowProps) {
  return (
    <label className={classes.row}>
      {picture}
      <bdi className={classes.name}>{name}</bdi>
      <Checkbox
        size="md"
        aria-label={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
