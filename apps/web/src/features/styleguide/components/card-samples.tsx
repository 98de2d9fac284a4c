import { Card } from '../../../shared/ui/card.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MediaTile } from '../../../shared/ui/media-tile.tsx';
import { PersonChip } from '../../../shared/ui/person-chip.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import classes from './samples.module.css';

/** The two kinds of cards, each a single link. */
export function CardSamples() {
  return (
    <div className={classes.pair}>
      <Card variant="bare" media={<MediaTile label="Silk scarf" badge="Offer" />}>
        <div className={classes.between}>
          <h3>
            <a href="#card">Silk scarf, ivory, worn for a season</a>
          </h3>
          <span className={classes.price}>
            <Price cents={4849} />
          </span>
        </div>
        <PersonChip name="Elena" verified />
      </Card>
      <Card>
        <h3>
          <a href="#card">Looking for hand-knit wool socks</a>
        </h3>
        <p className={classes.muted}>
          Until <DateText date="2026-12-01" />
        </p>
        <p>
          <a href="#person-chip">Another link above it</a>
        </p>
      </Card>
    </div>
  );
}
