import { describe, expect, it } from 'vitest';
import { contrast } from './colours.ts';
import { sampleBrand } from './samples.ts';
import { themeOf } from './theme.ts';

describe.each(['#b8385a', '#a42b4d', '#000000', '#ffffff', '#ffd400', '#2b6cb0'])('themeOf with the accent %s', (accent) => {
  const { light, dark, button } = themeOf({ ...sampleBrand, accent });

  it.each([light, dark])('keeps text, muted text and links readable on $background', (palette) => {
    for (const ground of [palette.background, palette.surface]) {
      for (const ink of [palette.text, palette.muted, palette.accent]) {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('keeps the button readable', () => {
    expect(contrast(button.text, button.fill)).toBeGreaterThanOrEqual(4.5);
  });
});
