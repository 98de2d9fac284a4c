import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { ageOf, MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { IconEye, IconMapPin } from '@tabler/icons-react';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { useOwnSettings } from '../api/settings.ts';
import { isoDateOf } from '../../../shared/format/typed-date.ts';
import type { Draft } from '../draft/draft.ts';
import classes from './preview-card.module.css';

type PreviewCardProps = { username: string; profile: OwnProfile; draft: Draft };

/** A preview of the member's own card in the list of members. */
export function PreviewCard({ username, profile, draft }: PreviewCardProps) {
  const { settings } = useOwnSettings();
  const born = isoDateOf(draft.birthDate);
  const age = born && draft.audiences.age === 'all' ? ageOf(born, settings.timeZone, new Date()) : null;
  const photo = profile.photo?.media?.images.at(-1)?.webp;
  return (
    <div className={classes.preview}>
      <div className={classes.card}>
        {photo ? <img src={photo} alt="" className={classes.photo} /> : <PlaceholderImage seed={username} motif="person" />}
        <div className={classes.text}>
          <bdi className={classes.name}>{username}</bdi>
          <p className={classes.line}>
            {age !== null && age >= MINIMUM_AGE && <span>{age}</span>}
            <span className={classes.location}>
              <IconMapPin size={14} stroke={1.6} aria-hidden="true" />
              {draft.city ? <bdi>{draft.city.name}</bdi> : <Trans>Your city</Trans>}
            </span>
          </p>
        </div>
      </div>
      <p className={classes.caption}>
        <IconEye size={18} stroke={1.5} aria-hidden="true" />
        <Trans>This is how members will find you</Trans>
      </p>
    </div>
  );
}
