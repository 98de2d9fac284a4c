import { audiences, type Audience } from './audiences.ts';
import { audienceFields, fieldAudiences, type AudienceField } from './fields.ts';

export type FieldAudiences = Readonly<Record<AudienceField, Audience>>;

const isAudience = (word: unknown): word is Audience => (audiences as readonly unknown[]).includes(word);

/** Returns the audience of each field: the owner's choice, or the default. */
export function allAudiences(chosen: Readonly<Record<string, unknown>>): FieldAudiences {
  const audienceOf = (field: AudienceField) => (isAudience(chosen[field]) ? chosen[field] : fieldAudiences[field]);
  return Object.fromEntries(audienceFields.map((field) => [field, audienceOf(field)])) as Record<AudienceField, Audience>;
}

/** Only deviations from the defaults are stored, so that a stricter default applies to members who never chose. */
export function differingAudiences(all: FieldAudiences): Partial<FieldAudiences> {
  return Object.fromEntries(audienceFields.filter((field) => all[field] !== fieldAudiences[field]).map((field) => [field, all[field]]));
}
