/** Captions of the seed's pictures. */
export const captions = [
  'Evening light',
  'On the table by the window',
  'A quiet corner',
  'Before the post leaves',
  'Autumn things',
  'Found at the market',
  'The good candle',
] as const;
