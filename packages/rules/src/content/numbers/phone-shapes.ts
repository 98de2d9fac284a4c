import type { Piece } from '../reading/digits.ts';

/** Pieces that may form a phone number. */
export interface Candidate {
  pieces: readonly Piece[];
  digits: string;
  /** Text between the pieces; one fewer than pieces. */
  gaps: readonly string[];
  plus: boolean;
  /** No further digits directly before or after. */
  whole: boolean;
}

const FEWEST_DIGITS = 7;

/** Whether it is spelled in words, digit by digit, or in pairs, as phone numbers are spoken. */
export function isTakenApart({ pieces, gaps }: Candidate): boolean {
  let spelled = 0;
  let single = 0;
  for (const piece of pieces) {
    if (piece.spelled) spelled += piece.digits.length;
    if (piece.digits.length === 1) single += 1;
  }
  // Han digits also occur together in counting rhymes.
  const counted = pieces.some((piece) => piece.spelled && piece.digits.length > 3) && spelled < 9;
  const listed = hasHardGap(gaps) && spelled === 0 && single < pieces.length;
  if ((spelled > 4 && !counted) || (pieces.length >= FEWEST_DIGITS && single >= pieces.length - 2 && !listed)) return true;
  const shape = pieces.map(({ digits }) => digits.length).join('-');
  return (shape === '3-3-2-2' || shape === '2-3-2-2') && gaps.every((gap) => gap === '-');
}

export function isNorthAmerican({ digits, pieces }: Candidate): boolean {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (!/^[2-9][0-9]{2}[2-9][0-9]{6}$/u.test(national)) return false;
  return /^(1-)?(10|11|3-3-4|3-7|6-4|3-3-2-2|3-4-3|2-2-2-2-2)$/u.test(pieces.map((piece) => piece.digits.length).join('-'));
}

/** "604,555,0123", "60 45 55 01 23", with no further digits before or after. */
export function isGroupedForCalling({ digits, pieces, whole }: Candidate): boolean {
  if (!whole || digits.length > 13 || pieces.length > 6) return false;
  return pieces.some((piece) => piece.digits.length > 2) || (pieces.length > 3 && pieces.every((piece) => piece.digits.length === 2));
}

/** "04 18 27 33 51" out of "04 18 27 33 51 12": lottery numbers and sizes, some of which would pass as a phone number. */
export function isCutFromPairs({ pieces, whole }: Candidate): boolean {
  return !whole && pieces.every(({ digits }) => digits.length === 2);
}

/** Few groups, or one longer than a pair. */
export function isInGroups({ pieces }: Candidate): boolean {
  return pieces.length < 6 || pieces.some(({ digits }) => digits.length > 2);
}

/** "3, 7, 12, 21, 33": commas between numbers that are not groups of one number. */
export function isList(candidate: Candidate): boolean {
  const { digits, gaps, pieces } = candidate;
  if (!hasHardGap(gaps)) return false;
  const hard = gaps.filter((gap) => hasHardGap([gap])).length;
  if (digits.length < 9 && hard * 2 > gaps.length && pieces.every((piece) => piece.digits.length < 3)) return true;
  return new Set(gaps).size > 1 && !(isTakenApart(candidate) && (digits.length > 8 || hard * 2 <= gaps.length));
}

/** A separator that usually ends a number. */
export function hasHardGap(gaps: readonly string[]): boolean {
  return gaps.some((gap) => gap === ' / ' || gap.includes(',') || gap.includes(';') || gap.includes('\n'));
}

/** Numbers with another meaning: years, dates, times, prices, measures, counting. */
export function isEverydayNumber(candidate: Candidate): boolean {
  const groups = candidate.pieces.map(({ digits }) => digits);
  const { gaps, digits } = candidate;
  return (
    new Set(digits).size === 1 ||
    isCounting(groups, digits) ||
    isTimes(groups, gaps) ||
    isYearsOrDates(groups, gaps, digits) ||
    isSum(groups, gaps) ||
    isMeasures(groups) ||
    isDottedQuad(groups, gaps)
  );
}

/** "1 2 3 4 5 6 7", "ten nine eight", 5, 10, 15, 20: constant steps, and any rising sequence. */
function isCounting(groups: readonly string[], digits: string): boolean {
  const values = groups.length > 1 ? groups.map(Number) : Array.from(digits, Number);
  if (values.length > 6 && values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))) return true;
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  return step !== 0 && values.length > 2 && values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === step);
}

/** "9:00-17:30", "6:4, 7:6". */
function isTimes(groups: readonly string[], gaps: readonly string[]): boolean {
  const colons = gaps.filter((gap) => gap.trim() === ':').length;
  return colons > 0 && groups.every((group) => group.length <= 2 || group.length === 4) && colons * 2 >= gaps.length;
}

/** "2019, 2020", "1999-2010", "12.07.2014", "2024-03-15", "20240315". */
function isYearsOrDates(groups: readonly string[], gaps: readonly string[], digits: string): boolean {
  if (groups.length === 1) return isPlainDate(digits);
  if (!groups.some(isYear)) return isDottedTimes(groups, gaps);
  return groups.every((group) => isYear(group) || (group.length <= 2 && Number(group) <= 31));
}

function isPlainDate(digits: string): boolean {
  if (digits.length !== 8) return false;
  if (isYear(digits.slice(0, 4)) && isDay(digits.slice(6), digits.slice(4, 6))) return true;
  return isDay(digits.slice(0, 2), digits.slice(2, 4)) && isYear(digits.slice(4));
}

/** "8.30-16.45": hours and minutes with dots. */
function isDottedTimes(groups: readonly string[], gaps: readonly string[]): boolean {
  if (groups.length % 2 !== 0 || groups.length < 4) return false;
  const hours = groups.every((group, index) =>
    index % 2 === 0 ? group.length <= 2 && Number(group) < 25 : group.length === 2 && Number(group) < 60,
  );
  return hours && gaps.every((gap, index) => index % 2 === 1 || gap === '.' || gap === ':');
}

function isYear(group: string): boolean {
  return group.length === 4 && (group.startsWith('19') || group.startsWith('20'));
}

function isDay(day: string, month: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

/** "1,250,000", "12 500", "9.540.000,00": groups of three after a first group without a leading zero. */
function isSum(groups: readonly string[], gaps: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  const [gap = ''] = gaps;
  if (rest.length === 0 || first.length > 3 || first.startsWith('0') || !/^[,.' ]$/u.test(gap)) return false;
  const cents = (rest.at(-1)?.length ?? 0) < 3 && rest.length > 1 && gaps.at(-1) !== gap;
  const [threes, between] = cents ? [rest.slice(0, -1), gaps.slice(0, -1)] : [rest, gaps];
  return between.every((one) => one === gap) && threes.every((group) => group.length === 3);
}

/** "182/80/39": height, weight and age together. */
function isMeasures(groups: readonly string[]): boolean {
  const [height = '', weight = '', ...rest] = groups;
  const tall = height.length === 3 && Number(height) >= 140 && Number(height) <= 215;
  return (
    tall && groups.length >= 2 && groups.length <= 4 && weight.length <= 3 && Number(weight) >= 35 && rest.every((one) => one.length <= 2)
  );
}

function isDottedQuad(groups: readonly string[], gaps: readonly string[]): boolean {
  return (
    gaps.length === 3 && gaps.every((gap) => gap === '.') && groups.every((group) => Number(group) < 256 && String(Number(group)) === group)
  );
}
