import classes from './chain-state.module.css';

/** Where the state of the chain will be, as high as that, so that the filters below stay where they are. */
export function ChainPlaceholder() {
  return <div className={classes.awaited} aria-hidden="true" />;
}
