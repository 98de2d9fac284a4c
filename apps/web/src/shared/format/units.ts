export type WeightUnit = 'kg' | 'lb';
export type HeightUnit = 'cm' | 'ft';

const GRAMS_IN = { kg: 1000, lb: 453.592_37 } as const satisfies Record<WeightUnit, number>;
const MILLIMETRES_IN_INCH = 25.4;
const INCHES_IN_FOOT = 12;

/** Parses a typed number with a point or comma; null for an empty text, NaN for an invalid number. */
export function readNumber(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Weights are stored in grams; at most one decimal is displayed. */
export function weightIn(unit: WeightUnit, grams: number): number {
  return Math.round((grams / GRAMS_IN[unit]) * 10) / 10;
}

export function gramsFrom(amount: number, unit: WeightUnit): number {
  return Math.round(amount * GRAMS_IN[unit]);
}

export const centimetresOf = (millimetres: number): number => millimetres / 10;

export const millimetresFrom = (centimetres: number): number => Math.round(centimetres * 10);

/** Feet and whole inches. */
export function feetOf(millimetres: number): { feet: number; inches: number } {
  const all = Math.round(millimetres / MILLIMETRES_IN_INCH);
  return { feet: Math.floor(all / INCHES_IN_FOOT), inches: all % INCHES_IN_FOOT };
}

export function millimetresFromFeet(feet: number, inches: number): number {
  return Math.round((feet * INCHES_IN_FOOT + inches) * MILLIMETRES_IN_INCH);
}

const inUnit = (locale: string, unit: string, amount: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(amount);

/** `68 kg`, with the unit in the viewer's language. */
export function formatWeight(grams: number, unit: WeightUnit, locale: string): string {
  return inUnit(locale, unit === 'kg' ? 'kilogram' : 'pound', grams / GRAMS_IN[unit]);
}

/** `172 cm` or `5 ft 8 in`, with the units in the viewer's language. */
export function formatHeight(millimetres: number, unit: HeightUnit, locale: string): string {
  if (unit === 'cm') return inUnit(locale, 'centimeter', millimetres / 10);
  const { feet, inches } = feetOf(millimetres);
  return `${inUnit(locale, 'foot', feet)} ${inUnit(locale, 'inch', inches)}`;
}

/** `EU 38.5`: sizes are stored in tenths. */
export function formatShoeSize(tenths: number, locale: string): string {
  return `EU ${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(tenths / 10)}`;
}
