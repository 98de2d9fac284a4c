export const genders = ['man', 'woman', 'transgender_man', 'transgender_woman', 'x_gender', 'other'] as const;

export type Gender = (typeof genders)[number];

/** Alternative names that a client may send; they are never stored. */
export const genderAliases = {
  male: 'man',
  female: 'woman',
  non_binary: 'x_gender',
  gender_queer: 'x_gender',
} as const satisfies Readonly<Record<string, Gender>>;

export const desiredGenders = ['man', 'woman', 'both', 'other'] as const;

export type DesiredGender = (typeof desiredGenders)[number];

/** Stored values of "interested in": `both` is shorthand for two of these. */
export type SingleDesiredGender = Exclude<DesiredGender, 'both'>;

export function expandDesiredGender(desired: DesiredGender): readonly SingleDesiredGender[] {
  return desired === 'both' ? ['man', 'woman'] : [desired];
}

/** Answers a required question; others do not see the field at all. */
export const UNDISCLOSED = 'undisclosed';

/** Body types that others can see. */
export const shownBodyTypes = ['slim', 'fit', 'muscular', 'medium', 'shapely_toned', 'extra_pounds', 'full_sized', 'zaftig'] as const;

export const bodyTypes = [...shownBodyTypes, UNDISCLOSED] as const;

export type BodyType = (typeof bodyTypes)[number];

/** Ethnicities that others can see. `cbc` is Canadian-born Chinese, `indo` South Asian. */
export const shownEthnicities = ['asian', 'black', 'white', 'cbc', 'indo', 'latino', 'middle_eastern', 'mixed', 'native'] as const;

export const ethnicities = [...shownEthnicities, UNDISCLOSED] as const;

export type Ethnicity = (typeof ethnicities)[number];

export const jobExperiences = ['none', 'less_one', 'one_three', 'three_five', 'five_ten', 'more_ten'] as const;

export type JobExperience = (typeof jobExperiences)[number];
