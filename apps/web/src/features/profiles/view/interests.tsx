import { Plural, Trans } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { nameOf, type Choice } from '../api/choices.ts';
import classes from './interests.module.css';
import { ProfilePart } from './part.tsx';
import { Tags } from './tags.tsx';

type InterestsProps = { profile: ProfileView; allInterests: readonly Choice[] };

/** Shared interests come first, except on the member's own profile. */
export function Interests({ profile: { interests, relation }, allInterests }: InterestsProps) {
  if (!interests || interests.length === 0) return null;
  const shown = interests.map(({ id, common }) => ({ id, name: nameOf(allInterests, id), common: common && relation !== 'self' }));
  const common = shown.filter((interest) => interest.common);
  return (
    <ProfilePart
      title={<Trans>Interests</Trans>}
      more={
        common.length > 0 && (
          <span className={classes.common}>
            <Plural value={common.length} one="# in common with you" other="# in common with you" />
          </span>
        )
      }
    >
      <Tags tags={[...common, ...shown.filter((interest) => !interest.common)]} />
    </ProfilePart>
  );
}
