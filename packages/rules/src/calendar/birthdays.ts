import { ageOf } from '../accounts/age.ts';

/** Returns the birthdays between two days, both inclusive. A birthday on 29 February counts on 1 March of a common year. */
export function birthdaysBetween(birthDate: string, from: string, to: string): { day: string; turns: number }[] {
  const found: { day: string; turns: number }[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const day = dayIn(year, birthDate);
    if (day < from || day > to || day <= birthDate) continue;
    found.push({ day, turns: ageOf(birthDate, 'UTC', new Date(`${day}T12:00:00Z`)) });
  }
  return found;
}

function dayIn(year: number, birthDate: string): string {
  const date = new Date(`${year}-${birthDate.slice(5)}T00:00:00Z`);
  const isLeapless = Number.isNaN(date.getTime()) || date.toISOString().slice(5, 10) !== birthDate.slice(5);
  return isLeapless ? `${year}-03-01` : date.toISOString().slice(0, 10);
}
