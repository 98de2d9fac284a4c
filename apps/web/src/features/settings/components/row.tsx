import type { ReactNode } from 'react';
import classes from './row.module.css';

type RowProps = {
  title: ReactNode;
  /** A short label beside the title: `This device`. */
  badge?: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  /** The id of the one control that the title labels. */
  labelFor?: string;
  /** The id by which the control is described. */
  detailId?: string;
  /** Whether the control is below the text at full width, up to 768 px. */
  wide?: boolean;
  children?: ReactNode;
};

/** A setting: its name and state, and the control that changes it. */
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
