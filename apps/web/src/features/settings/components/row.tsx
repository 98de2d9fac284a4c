import type { ReactNode } from 'react';
import classes from './row.module.css';

type RowProps = {
  title: ReactNode;
  /** A short word beside the title: `This device`. */
  badge?: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  /** The id of the one control that the title names. */
  labelFor?: string;
  /** The id that the control is described by. */
  detailId?: string;
  /** To 768 px its control stands below, over the whole width. */
  wide?: boolean;
  children?: ReactNode;
};

/** A thing that can be set: its name and state, and the control that changes it. */
export function Row({ title, badge, detail, icon, labelFor, detailId, wide = false, children }: RowProps) {
  const Name = labelFor ? 'label' : 'span';
  return (
    <div className={classes.row} data-wide={wide || undefined}>
      <div className={classes.content}>
        {icon && <span className={classes.icon}>{icon}</span>}
        <div className={classes.text}>
          <Name className={classes.title} {...(labelFor && { htmlFor: labelFor })}>
            {title}
          </Name>
          {badge}
          {detail && (
            <p className={classes.detail} id={detailId}>
              {detail}
            </p>
          )}
        </div>
      </div>
      {children && <div className={classes.control}>{children}</div>}
    </div>
  );
}
