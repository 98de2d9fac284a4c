import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MediaTile } from '../../../shared/ui/media-tile.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { profileCaseQuery } from '../api/profile-case.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import classes from './written.module.css';

type ProfileCaseProps = {
  /** The id of the case, because the profile's own id would reveal its name. */
  caseId: string;
  profileName: string | null;
};

/** The text and pictures of a profile, as others see them. */
export function ProfileCase({ caseId, profileName }: ProfileCaseProps) {
  const { t } = useLingui();
  const query = useQuery(profileCaseQuery(caseId));
  if (!query.data) return <QueryFallback query={query} skeleton={<MediaSkeleton />} />;
  const { about, welcomes, declines, links, pictures, withheld, age, joinedAt, verified, accountType } = query.data;
  return (
    <article className={classes.written} aria-label={t`Profile`}>
      <ul className={classes.details}>
        <li>{accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</li>
        {age !== null && (
          <li>
            <Plural value={age} one="# year, self-reported" other="# years, self-reported" />
          </li>
        )}
        <li>{verified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>}</li>
        <li>
          <Trans>
            Member since <DateText date={joinedAt.slice(0, 10)} />
          </Trans>
        </li>
      </ul>
      {withheld && (
        <p className={classes.why}>
          <IconEyeOff size={18} stroke={1.6} aria-hidden="true" />
          <Trans>These texts are already hidden by staff.</Trans>
        </p>
      )}
      <ProfileText title={<Trans>About</Trans>} lines={about === '' ? [] : [about]} />
      <ProfileText title={<Trans>Welcomes</Trans>} lines={welcomes} />
      <ProfileText title={<Trans>Declines</Trans>} lines={declines} />
      <ProfileText title={<Trans>Links</Trans>} lines={links.map(({ platform, url }) => `${platform}: ${url}`)} />
      {pictures.length > 0 && (
        <ul className={classes.tiles}>
          {pictures.map((picture, index) => {
            const number = index + 1;
            return (
              <li key={picture.id}>
                <MediaTile src={picture.images[0]?.webp} label={t`Photo ${number}`} veiled ratio="1 / 1" />
              </li>
            );
          })}
        </ul>
      )}
      {profileName !== null && (
        <a href={`/${profileName}`} target="_blank" rel="noreferrer" className={classes.link}>
          <Trans>Open profile in a new tab</Trans>
        </a>
      )}
    </article>
  );
}

function ProfileText({ title, lines }: { title: React.ReactNode; lines: readonly string[] }) {
  return (
    <section>
      <p className={classes.label}>{title}</p>
      {lines.length === 0 ? (
        <p className={classes.none}>
          <Trans>Nothing</Trans>
        </p>
      ) : (
        lines.map((line) => (
          <p key={line} className={classes.text} dir="auto">
            {line}
          </p>
        ))
      )}
    </section>
  );
}
