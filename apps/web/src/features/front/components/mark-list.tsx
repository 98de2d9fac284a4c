import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './mark-list.module.css';

type MarkListProps = {
  /** What the marks say: granted, or refused. */
  mark: 'check' | 'cross';
  items: readonly { key: string; text: ReactNode }[];
};

export function MarkList({ mark, items }: MarkListProps) {
  const Mark = mark === 'check' ? IconCheck : IconX;
  return (
    <ul className={`${classes.list} ${classes[mark]}`}>
      {items.map(({ key, text }) => (
        <li key={key}>
          <Mark size={20} stroke={1.5} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
