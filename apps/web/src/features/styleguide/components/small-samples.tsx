import { DateText } from '../../../shared/ui/date-text.tsx';
import { PersonChip } from '../../../shared/ui/person-chip.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { State } from './state.tsx';
import classes from './samples.module.css';

const INSTANT = '2026-11-15T21:07:00Z';

/** Members, prices, days and times. */
export function SmallSamples() {
  return (
    <>
      <State name="PersonChip">
        <div className={classes.row}>
          <PersonChip name="Viktor" />
          <PersonChip name="Elena" verified />
          <PersonChip name="נועה" verified />
          <PersonChip name="Dana & Rui" verified size="large" detail="Confidants · Porto" />
        </div>
      </State>
      <State name="Price: in a card, exact">
        <div className={classes.row}>
          <span className={classes.price}>
            <Price cents={124_849} />
          </span>
          <span className={classes.price}>
            <Price cents={124_849} exact />
          </span>
        </div>
      </State>
      <State name="DateText: day, moment, clock">
        <div className={classes.row}>
          <DateText date="2026-11-15" />
          <DateText instant={INSTANT} timeZone="Europe/Lisbon" />
          <DateText instant={INSTANT} timeZone="Asia/Jerusalem" clockOnly />
        </div>
      </State>
    </>
  );
}
