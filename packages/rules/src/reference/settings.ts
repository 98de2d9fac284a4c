/** What operators can change without a release; each counts wherever the house asks for it. */
export const houseSettings = ['signUpOpen', 'publishVerifiedAtOnce'] as const;

export type HouseSetting = (typeof houseSettings)[number];

export type HouseSettings = Readonly<Record<HouseSetting, boolean>>;
