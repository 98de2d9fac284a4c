import classes from './chain-state.module.css';

/** Reserves the height of the chain state, so that the filters below do not move. */
export function ChainPlaceholder() {
  return <div className={classes.awaited} aria-hidden="true" />;
}
