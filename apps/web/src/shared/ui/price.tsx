import classes from './price.module.css';

type PriceProps = {
  cents: number;
  /** With the cents, where the exact price is read; without, in a list of cards. */
  exact?: boolean;
};

/** A price in US dollars, isolated from the direction of the text around it. */
export function Price({ cents, exact = false }: PriceProps) {
  const digits = exact ? 2 : 0;
  const amount = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return <bdi dir="ltr" className={classes.price}>{`$${amount}`}</bdi>;
}
