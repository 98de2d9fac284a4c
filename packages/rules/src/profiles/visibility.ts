import type { MemberState } from '../accounts/account-types.ts';
import type { Relation } from '../connections/relation.ts';
import { maySee, type Audience } from './audiences.ts';
import { audienceFields, type AudienceField, type MedicalAudience } from './fields.ts';

/** Nothing: as if the username did not exist. Card: name, photo and the button to connect. */
export type Extent = 'nothing' | 'card' | 'contents';

export interface Owner {
  state: MemberState;
  /** A private account shows only its card to strangers. */
  private: boolean;
}

/** Members can browse only after the welcome wizard has checked their age. */
export function mayBrowse(viewer: { state: MemberState }): boolean {
  return viewer.state === 'active';
}

export function extentOf(owner: Owner, relation: Relation): Extent {
  if (relation.self) return 'contents';
  if (relation.blocked || owner.state !== 'active') return 'nothing';
  return owner.private && !relation.connected ? 'card' : 'contents';
}

/** What determines, besides the relation, how much a viewer sees. */
export interface Guest {
  relation: Relation;
  premium: boolean;
  /** Entitled to see links and shop numbers of others. */
  links: boolean;
  /** Chosen by the owner to view payment accounts. */
  paymentViewer: boolean;
}

export interface OwnersChoice extends Owner {
  audiences: Readonly<Record<AudienceField, Audience>>;
  medicalAudience: MedicalAudience;
}

export interface VisibleParts {
  extent: Extent;
  fields: Readonly<Record<AudienceField, boolean>>;
  medical: boolean;
  /** URLs of links, and the shop number. */
  links: boolean;
  paymentAccounts: boolean;
}

/** Returns the parts of a profile that a viewer sees. */
export function visiblePartsOf(owner: OwnersChoice, { relation, premium, links, paymentViewer }: Guest): VisibleParts {
  const extent = extentOf(owner, relation);
  const inside = extent === 'contents';
  const viewer = { self: relation.self, connected: relation.connected, premium };
  const sees = (audience: Audience) => inside && maySee(audience, viewer);
  return {
    extent,
    fields: Object.fromEntries(audienceFields.map((field) => [field, sees(owner.audiences[field])])) as Record<AudienceField, boolean>,
    medical: sees(owner.medicalAudience),
    links: inside && (relation.self || links),
    paymentAccounts: sees(owner.audiences.payment) && (relation.self || (relation.connected && paymentViewer)),
  };
}
