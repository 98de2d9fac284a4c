import { Menu } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './member-menu.module.css';

type MenuPanelProps = { title: ReactNode; onBack: () => void; children: ReactNode };

/** A panel of the member's menu: its title leads back. */
export function MenuPanel({ title, onBack, children }: MenuPanelProps) {
  const back = useRef<HTMLButtonElement>(null);

  // The entry that had the focus is no longer rendered.
  useEffect(() => back.current?.focus(), []);

  return (
    <>
      <Menu.Item
        ref={back}
        closeMenuOnClick={false}
        leftSection={<IconArrowLeft size={20} stroke={1.5} className={classes.directed} aria-hidden />}
        onClick={onBack}
      >
        {title}
      </Menu.Item>
      <Menu.Divider />
      {children}
    </>
  );
}
