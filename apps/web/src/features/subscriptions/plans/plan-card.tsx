import type { ReactNode } from 'react';
import { Price } from '../../../shared/ui/price.tsx';
import classes from './plans.module.css';

type PlanCardProps = {
  title: ReactNode;
  /** The price of one period. */
  cents: number;
  /** The price before the discount, if there is one. */
  insteadOf?: number;
  /** How often it is paid. */
  rhythm: ReactNode;
  /** Gold, and slightly larger than the others. */
  isLifetime?: boolean;
  /** One line each, by a stable key. */
  benefits: Readonly<Record<string, ReactNode>>;
  /** The actions for the plan, or the member's relation to it. */
  children: ReactNode;
};

/** One plan: price, period, benefits and actions. */
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
        {cents > 0 ? <Price cents={cents} exact /> : <bdi dir="ltr">$0</bdi>} <bdi className={classes.currency}>USD</bdi>
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
