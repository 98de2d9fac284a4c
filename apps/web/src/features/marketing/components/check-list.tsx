import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './check-list.module.css';

type CheckListProps = {
  /** The meaning of the icons: included or excluded. */
  icon: 'check' | 'cross';
  items: readonly { key: string; text: ReactNode }[];
};

export function CheckList({ icon, items }: CheckListProps) {
  const Icon = icon === 'check' ? IconCheck : IconX;
  return (
    <ul className={`${classes.list} ${classes[icon]}`}>
      {items.map(({ key, text }) => (
        <li key={key}>
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
