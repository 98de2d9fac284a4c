import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import classes from './socials.module.css';

type SocialsRowProps = {
  icon: Icon;
  name: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
};

export function SocialsRow({ icon: Symbol, name, detail, children }: SocialsRowProps) {
  return (
    <div className={classes.row}>
      <Symbol size={22} stroke={1.5} aria-hidden="true" className={classes.symbol} />
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>{detail}</span>
      </div>
      <div className={classes.controls}>{children}</div>
    </div>
  );
}
