import type { KnownCity } from './sources.ts';
import { LONGEST_TERM, normaliseName, spellings } from '../normalise-name.ts';

/** What people may type to mean a city, and how much its population counts when they do. */
export interface CityName {
  term: string;
  rank: number;
}

// New York also answers to "York" and "Kanono", which must not push York and Kanpur aside.
const FOREIGN_WEIGHT = 0.01;

/** Every name of a city, once each: its own, translated ones, and those that GeoNames lists. */
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

// GeoNames spells other scripts letter by letter in lower case ("mu ni hei"); nobody types that.
function isRomanisation(name: string): boolean {
  return /^[a-z]/.test(name);
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}
