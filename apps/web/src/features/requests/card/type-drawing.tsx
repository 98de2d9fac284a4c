import type { OpportunityType } from '@subrosa/rules/requests/post';
import {
  IconArrowsExchange,
  IconCamera,
  IconGift,
  IconHanger,
  IconMovie,
  IconReceipt,
  IconSparkles,
  IconStack2,
  type Icon,
} from '@tabler/icons-react';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import classes from './type-drawing.module.css';

const signs: Record<OpportunityType, Icon> = {
  items: IconHanger,
  photos: IconCamera,
  video: IconMovie,
  multi: IconStack2,
  gift: IconGift,
  reimbursement: IconReceipt,
  trading: IconArrowsExchange,
  other: IconSparkles,
};

type TypeDrawingProps = { seed: string; type: OpportunityType };

/** Replaces a missing picture by a silk pattern and an icon of the post's type. */
export function TypeDrawing({ seed, type }: TypeDrawingProps) {
  const Sign = signs[type];
  return (
    <span className={classes.frame}>
      <PlaceholderImage seed={seed} motif="silk" />
      <Sign stroke={0.7} aria-hidden="true" className={classes.sign} />
    </span>
  );
}
