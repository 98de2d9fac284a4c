import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconChevronRight } from '@tabler/icons-react';
import classes from './checklist.module.css';
import type { ChecklistStep } from './use-checklist.ts';

type ChecklistItemProps = {
  step: ChecklistStep;
  /** Rendered as the primary action. */
  leads: boolean;
};

export function ChecklistItem({ step: { title, text, action, to, icon: Symbol }, leads }: ChecklistItemProps) {
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
        <Button component={Link} to={to} size="md" className={classes.action}>
          {action}
        </Button>
      ) : (
        <Link to={to} className={classes.link}>
          {action}
          <IconChevronRight size={18} stroke={1.6} aria-hidden="true" className={classes.chevron} />
        </Link>
      )}
    </li>
  );
}
