import type { ReactNode } from 'react';
import front from './front.module.css';
import classes from './section-head.module.css';

type SectionHeadProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
};

export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2 id={id} className={front.heading}>
        {title}
      </h2>
      {lead && <p className={front.lead}>{lead}</p>}
    </div>
  );
}
