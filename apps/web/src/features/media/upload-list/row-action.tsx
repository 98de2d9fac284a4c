import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type RowActionProps = {
  /** With the name of the file: several rows have the same sign. */
  label: string;
  icon: Icon;
  onClick: () => void;
};

export function RowAction({ label, icon: Sign, onClick }: RowActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} title={label} onClick={onClick}>
      <Sign size={19} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
}
