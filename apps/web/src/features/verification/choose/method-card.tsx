import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './method-card.module.css';

type MethodCardProps = {
  group: string;
  method: VerificationMethod;
  isChosen: boolean;
  icon: Icon;
  name: ReactNode;
  text: ReactNode;
  /** What the member receives. */
  gives: ReactNode;
  onChoose: (method: VerificationMethod) => void;
  children?: ReactNode;
};

/** A verification method: a native radio below a card. */
export function MethodCard({ group, method, isChosen, icon: Sign, name, text, gives, onChoose, children }: MethodCardProps) {
  return (
    <label className={classes.card}>
      <input className={classes.input} type="radio" name={group} value={method} checked={isChosen} onChange={() => onChoose(method)} />
      <Sign size={26} stroke={1.4} aria-hidden="true" />
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.text}>{text}</span>
        {children}
        <span className={classes.gives}>{gives}</span>
      </span>
      <span className={classes.dot} />
    </label>
  );
}
