import { audiences, type Audience } from './audiences.ts';
import { audienceFields, fieldAudiences, type AudienceField } from './fields.ts';

export type FieldAudiences = Readonly<Record<AudienceField, Audience>>;

const isAudience = (word: unknown): word is Audience => (audiences as readonly unknown[]).includes(word);

/** Who sees each field: what its owner chose, and the rule where they chose nothing. */
export function allAudiences(chosen: Readonly<Record<string, unknown>>): FieldAudiences {
  const audienceOf = (field: AudienceField) => (isAudience(chosen[field]) ? chosen[field] : fieldAudiences[field]);
  return Object.fromEntries(audienceFields.map((field) => [field, audienceOf(field)])) as Record<AudienceField, Audience>;
}

/** Only what differs from the rule is kept, so that a rule that becomes stricter reaches everybody who never chose. */
export function differingAudiences(all: FieldAudiences): Partial<FieldAudiences> {
  return Object.fromEntries(audienceFields.filter((field) => all[field] !== fieldAudiences[field]).map((field) => [field, all[field]]));
}
