import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import type { OwnProfile, ProfileView } from '@subrosa/contract/profiles/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconSparkles, IconX } from '@tabler/icons-react';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { useDismissed } from '../../../shared/use-dismissed.ts';
import { linkToProfile } from '../profile-link.ts';
import notice from '../../../shared/styles/inline-alert.module.css';
import classes from './completeness-hints.module.css';

type CompletenessHintsProps = { profile: ProfileView };

/** Suggests what a profile still lacks, until the member dismisses it; what is suggested later is shown again. */
export function CompletenessHints({ profile }: CompletenessHintsProps) {
  const { t } = useLingui();
  const { data } = useQuery(ownProfileQuery());
  const { dismissed, dismiss } = useDismissed('subrosa.dismissed-suggestions');
  const hints = data ? hintsFor(data.body, profile).filter(({ key }) => !dismissed.includes(String(key))) : [];
  if (hints.length === 0) return null;

  return (
    <div className={notice.notice} data-tone="calm">
      <IconSparkles size={20} stroke={1.5} aria-hidden="true" className={notice.sign} />
      <div className={classes.text}>
        <p>
          <strong>
            <Trans>Suggestions</Trans>
          </strong>
        </p>
        <ul className={classes.hints}>
          {hints.map((hint) => (
            <li key={hint.key}>{hint}</li>
          ))}
        </ul>
      </div>
      <ActionIcon
        variant="transparent"
        size={44}
        c="var(--muted)"
        aria-label={t`Hide suggestions`}
        onClick={() => dismiss(hints.map(({ key }) => String(key)))}
      >
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

function hintsFor(own: OwnProfile, { username, gallery, verified }: ProfileView) {
  const edit = linkToProfile(username, { edit: 'yes' });
  const photos = { to: '/profile/photos' } as const;
  return [
    own.photo === null && (
      <Link key="photo" {...photos}>
        <Trans>Add a profile photo</Trans>
      </Link>
    ),
    own.about === '' && (
      <Link key="about" {...edit} hash="about">
        <Trans>Introduce yourself</Trans>
      </Link>
    ),
    own.welcomes.length + own.declines.length === 0 && (
      <Link key="boundaries" {...edit} hash="boundaries">
        <Trans>Add your boundaries</Trans>
      </Link>
    ),
    own.cover === null && (
      <Link key="cover" {...photos}>
        <Trans>Add a cover</Trans>
      </Link>
    ),
    gallery.total === 0 && (
      <Link key="gallery" {...photos}>
        <Trans>Add photos to your gallery</Trans>
      </Link>
    ),
    !verified && (
      <Link key="verification" to="/verify">
        <Trans>Get the verified badge</Trans>
      </Link>
    ),
  ].filter((hint) => hint !== false);
}
