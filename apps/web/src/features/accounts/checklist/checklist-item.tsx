import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { IconChevronRight, type Icon } from '@tabler/icons-react';
import classes from './checklist.module.css';

/** A step, and the page where it is done. */
export type LinkedStep = Pick<LinkProps, 'params' | 'search' | 'hash'> & {
  title: string;
  text: string;
  action: string;
  to: string;
  icon: Icon;
};

type ChecklistItemProps = {
  step: LinkedStep;
  /** Rendered as the primary action. */
  leads?: boolean;
};

export function ChecklistItem({ step: { title, text, action, icon: Symbol, ...link }, leads = false }: ChecklistItemProps) {
  return (
    <li className={classes.open} data-leads={leads || undefined}>
      <span className={classes.symbol}>
        <Symbol size={22} stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.text}>
        <strong className={classes.title}>{title}</strong>
        <span className={classes.detail}>{text}</span>
      </span>
      {leads ? (
        <Button component={Link} {...link} size="md" className={classes.action}>
          {action}
        </Button>
      ) : (
        <Link {...link} className={classes.link}>
          {action}
          <IconChevronRight size={18} stroke={1.6} aria-hidden="true" className={classes.chevron} />
        </Link>
      )}
    </li>
  );
}
