import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type RowButtonProps = {
  /** The accessible name, because several buttons of a page have the same text. */
  label?: string;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function RowButton({ label, danger = false, onClick, children }: RowButtonProps) {
  return (
    <Button variant="default" size="sm" aria-label={label} c={danger ? 'var(--error)' : 'var(--text)'} onClick={onClick}>
      {children}
    </Button>
  );
}
