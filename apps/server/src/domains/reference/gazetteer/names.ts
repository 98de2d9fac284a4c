import type { KnownCity } from './sources.ts';
import { LONGEST_TERM, normaliseName, spellings } from '../normalise-name.ts';

/** A text by which people may search a city, and the rank of the city in its results. */
export interface CityName {
  term: string;
  rank: number;
}

// New York is also found by "York" and "Kanono", but must not rank above York and Kanpur there.
const FOREIGN_WEIGHT = 0.01;

/** All names of a city without duplicates: its own, the translations, and those that GeoNames lists. */
export function namesOf(city: {
  name: string;
  population: number;
  translations: readonly string[];
  known: KnownCity | undefined;
}): CityName[] {
  const { name, population, translations, known } = city;
  const ranks = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const term of spellings(normaliseName(text))) {
      const rank = Math.round(population * weight);
      if (term && term.length <= LONGEST_TERM) ranks.set(term, Math.max(rank, ranks.get(term) ?? 0));
    }
  };
  for (const own of [name, ...translations, ...(known ? [known.name, known.asciiName] : [])]) add(own, 1);
  for (const other of known?.otherNames ?? []) {
    if (!isRomanisation(other)) add(other, isLatin(other) ? FOREIGN_WEIGHT : 1);
  }
  return [...ranks].map(([term, rank]) => ({ term, rank }));
}

// GeoNames transliterates other scripts in lower case ("mu ni hei"), which people do not type.
function isRomanisation(name: string): boolean {
  return /^[a-z]/.test(name);
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}
