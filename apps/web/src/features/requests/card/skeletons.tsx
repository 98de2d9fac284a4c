import classes from './skeletons.module.css';

type SkeletonsProps = { count: number };

/** Placeholder cards in the shape of the results. */
export function Skeletons({ count }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`waiting ${index}`} className={classes.card} aria-hidden="true">
      <span className={classes.picture} />
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.line} />
    </li>
  ));
}
