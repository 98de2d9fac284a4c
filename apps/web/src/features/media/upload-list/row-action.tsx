import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type RowActionProps = {
  /** Contains the name of the file, because several rows have the same icon. */
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
