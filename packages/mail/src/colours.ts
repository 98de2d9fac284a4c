type Channels = readonly [red: number, green: number, blue: number];

const hexColour = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function channelsOf(colour: string): Channels {
  const [, red, green, blue] = hexColour.exec(colour) ?? [];
  // Also prevents an invalid setting from injecting CSS.
  if (!red || !green || !blue) throw new TypeError(`Not a colour of the form #rrggbb: ${colour}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

function mix(from: string, towards: string, share: number): string {
  const target = channelsOf(towards);
  const mixed = channelsOf(from).map((channel, index) => {
    const value = Math.round(channel + ((target[index] ?? channel) - channel) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Returns the colour itself, or the nearest tint or shade with the wanted contrast on the background. */
export function readableOn(background: string, colour: string, wanted: number): string {
  const towards = contrast('#ffffff', background) > contrast('#000000', background) ? '#ffffff' : '#000000';
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, towards, share);
    if (contrast(candidate, background) >= wanted) return candidate;
  }
  return towards;
}

export function translucent(colour: string, opacity: number): string {
  return `rgba(${channelsOf(colour).join(',')},${opacity})`;
}
