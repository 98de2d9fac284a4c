import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { visiblePartsOf } from '@subrosa/rules/profiles/visibility';
import type { Caller } from '../../../platform/http/caller.ts';
import { audiencesOf } from '../change/audiences.ts';
import type { FoundProfile } from '../queries/profiles.ts';
import { viewCard } from './card.ts';
import { viewContents, type Tools } from './contents.ts';
import { visitorOf } from './visitor.ts';

interface ViewerContext extends Tools {
  caller: Caller;
  /** Applies to the caller's own profile only. */
  viewAs: ViewAs | undefined;
}

/** A profile as this viewer may see it, or null if it is hidden. */
export function viewProfile(row: FoundProfile, { caller, viewAs, ...tools }: ViewerContext): ProfileView | null {
  const visitor = visitorOf(row, caller, viewAs);
  const isPreview = row.id === caller.memberId && viewAs !== undefined;
  const seen = visiblePartsOf(
    {
      // Others see a profile only after its account is active; its owner can preview it before.
      state: isPreview ? 'active' : row.state,
      private: row.private_account,
      audiences: audiencesOf(row),
      medicalAudience: row.medical_audience === 'connections' ? 'connections' : 'you',
    },
    visitor,
  );
  switch (seen.extent) {
    case 'nothing':
      return null;
    case 'card':
      return viewCard(row, visitor, tools.delivery);
    case 'contents':
      return { ...viewCard(row, visitor, tools.delivery), ...viewContents(row, seen, visitor, tools) };
    default:
      return seen.extent satisfies never;
  }
}
