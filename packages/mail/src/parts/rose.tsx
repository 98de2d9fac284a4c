import type { CSSProperties, ReactNode } from 'react';
import { translucent } from '../colours.ts';
import { useEmailContext } from '../email-context.ts';

// Petals nested in each other, each rotated by a quarter and slightly off centre. Boxes with round corners, because Gmail and
// Outlook drop inline SVG and a picture would have to be loaded.
const petals = [
  { size: 40, corners: '75% 30% 75% 45%', padding: '3px 3px 4px 4px' },
  { size: 31, corners: '45% 75% 30% 75%', padding: '4px 2px 2px 4px' },
  { size: 23, corners: '75% 45% 75% 30%', padding: '4px 4px 2px 2px' },
  { size: 15, corners: '30% 75% 45% 75%', padding: '2px 3px 3px 2px' },
  { size: 8, corners: '75% 30% 75% 45%', padding: 0 },
];

export function Rose() {
  const { theme } = useEmailContext();
  return petals.reduceRight<ReactNode>((heart, { size, corners, padding }) => {
    const style: CSSProperties & { msoHide: 'all' } = {
      // Layers add up: the colour is deepest at the centre, on light and dark backgrounds.
      backgroundColor: translucent(theme.button.fill, 0.18),
      border: `1px solid ${theme.light.accent}`,
      borderRadius: corners,
      boxSizing: 'border-box',
      fontSize: 0,
      height: size,
      lineHeight: 0,
      // Outlook with the Word renderer has no round corners and would draw squares.
      msoHide: 'all',
      padding,
      width: size,
    };
    return (
      <div className="accent-line" style={style}>
        {heart}
      </div>
    );
  }, null);
}
