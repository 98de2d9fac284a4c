import { allAudiences, differingAudiences, type FieldAudiences } from '@subrosa/rules/profiles/chosen-audiences';
import type { Json } from '../../../schema/profiles.ts';
import type { ValidatePart } from './draft.ts';

/** All null if the member has not started a profile. */
interface StoredAudiences {
  audiences: Json | null;
  birthday_audience: string | null;
  birth_year_audience: string | null;
}

/** The audience of every field, from all columns that store one. */
export function audiencesOf({ audiences, birthday_audience: birthday, birth_year_audience: birthYear }: StoredAudiences): FieldAudiences {
  return allAudiences({ ...(audiences as Record<string, unknown> | null), birthday, birthYear });
}

export const validateAudiences: ValidatePart = ({ columns }, change, { current }) => {
  if (!change.audiences) return;
  const all = { ...audiencesOf(current), ...change.audiences };
  const { birthday: _day, birthYear: _year, ...others } = differingAudiences(all);
  columns.birthday_audience = all.birthday;
  columns.birth_year_audience = all.birthYear;
  columns.audiences = others;
};
