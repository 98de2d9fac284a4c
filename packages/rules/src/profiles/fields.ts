import type { Audience } from './audiences.ts';

/**
 * Default audiences of the parts of a profile whose audience its owner can choose. A viewer of both age and birthday can
 * infer the year: the form states that.
 */
export const fieldAudiences = {
  age: 'all',
  desiredGenders: 'all',
  birthday: 'connections',
  birthYear: 'you',
  weight: 'all',
  height: 'all',
  bodyType: 'all',
  ethnicity: 'all',
  shoeSize: 'all',
  experience: 'all',
  languages: 'all',
  expertise: 'all',
  interests: 'all',
  city: 'all',
  wishlist: 'all',
  payment: 'all',
  /** The member's connections and their number. */
  connections: 'you',
} as const satisfies Readonly<Record<string, Audience>>;

export type AudienceField = keyof typeof fieldAudiences;

export const audienceFields = Object.keys(fieldAudiences) as readonly AudienceField[];

/** Medical conditions are visible to their owner only, unless shared with connections. They are never searchable. */
export const medicalAudiences = ['you', 'connections'] as const;

export type MedicalAudience = (typeof medicalAudiences)[number];

export const profileLimits = {
  boundaries: 6,
  boundary: 80,
  links: 10,
  paymentMethods: 6,
  paymentName: 40,
  paymentAccount: 200,
  medical: 1000,
  languages: 20,
  expertise: 5,
  url: 500,
} as const;

export const linkKinds = ['social', 'fan_site', 'personal'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** Fields required to finish the welcome wizard; the codes name their messages. */
export const requiredFields = [
  'gender',
  'birthDate',
  'bodyType',
  'ethnicity',
  'languages',
  'interests',
  'experience',
  'supportedLanguage',
  'expertise',
  'city',
] as const;

export type RequiredField = (typeof requiredFields)[number];
