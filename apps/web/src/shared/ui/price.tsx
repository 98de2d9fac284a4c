import { dollarsOf, roundedDollars } from '@subrosa/rules/requests/price';
import classes from './price.module.css';

type PriceProps = {
  cents: number;
  /** With cents where the exact price matters; without in a list of cards. */
  exact?: boolean;
};

const grouped = (dollars: string) => dollars.replaceAll(/\B(?=(?:\d{3})+(?!\d))/gu, ',');

/** A price in US dollars, isolated from the direction of the surrounding text. */
export function Price({ cents, exact = false }: PriceProps) {
  const [dollars = '', decimals] = (exact ? dollarsOf(cents) : String(roundedDollars(cents))).split('.');
  const amount = [grouped(dollars), decimals].filter(Boolean).join('.');
  return <bdi dir="ltr" className={classes.price}>{`$${amount}`}</bdi>;
}
