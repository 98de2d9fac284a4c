import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './feature.module.css';

type FeatureProps = {
  icon: TablerIcon;
  title: ReactNode;
  children: ReactNode;
};

export function Feature({ icon: Icon, title, children }: FeatureProps) {
  return (
    <div className={classes.feature}>
      <Icon size={26} stroke={1.5} aria-hidden="true" />
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}
