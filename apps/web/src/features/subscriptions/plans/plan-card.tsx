import type { ReactNode } from 'react';
import { Price } from '../../../shared/ui/price.tsx';
import classes from './plans.module.css';

type PlanCardProps = {
  title: ReactNode;
  /** Of one period. */
  cents: number;
  /** Before the discount, where there is one. */
  insteadOf?: number;
  /** How often it is paid. */
  rhythm: ReactNode;
  /** Gold, and a little larger than the others. */
  isLifetime?: boolean;
  /** One line each, by a name that stays. */
  benefits: Readonly<Record<string, ReactNode>>;
  /** What can be done with it, or how one stands to it. */
  children: ReactNode;
};

/** One plan: what it costs, how often, and what one can do about it. */
export function PlanCard({ title, cents, insteadOf = cents, rhythm, isLifetime = false, benefits, children }: PlanCardProps) {
  return (
    <section className={classes.plan} data-lifetime={isLifetime || undefined}>
      <h2 className={classes.name}>{title}</h2>
      <p className={classes.price}>
        {insteadOf !== cents && (
          <s>
            <Price cents={insteadOf} exact />
          </s>
        )}
        {cents > 0 ? <Price cents={cents} exact /> : <bdi dir="ltr">$0</bdi>}
      </p>
      <p className={classes.rhythm}>{rhythm}</p>
      <ul className={classes.details}>
        {Object.entries(benefits)
          .filter(([, benefit]) => Boolean(benefit))
          .map(([name, benefit]) => (
            <li key={name}>{benefit}</li>
          ))}
      </ul>
      <div className={classes.footer}>{children}</div>
    </section>
  );
}
