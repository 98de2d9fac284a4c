import type { ReactNode } from 'react';
import front from './marketing.module.css';
import classes from './section-head.module.css';

type SectionHeaderProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
};

export function SectionHeader({ id, title, lead }: SectionHeaderProps) {
  return (
    <div className={classes.header}>
      <h2 id={id} className={front.heading}>
        {title}
      </h2>
      {lead && <p className={front.lead}>{lead}</p>}
    </div>
  );
}
