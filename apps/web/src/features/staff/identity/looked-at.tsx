import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import { lookQuery } from '../calls/identity.ts';
import classes from './identity-case.module.css';
import { useAsked } from './use-asked.ts';
import { transformOf, type Viewing } from './viewing.ts';

type LookedAtProps = {
  id: string;
  isFilm: boolean;
  label: string;
  isLooking: boolean;
  viewing: Viewing;
  onAsked?: (() => void) | undefined;
};

/** A picture or film with the looker's name burnt into it; nothing before somebody has asked for it. */
export function LookedAt({ id, isFilm, label, isLooking, viewing, onAsked }: LookedAtProps) {
  const wasAsked = useAsked(isLooking);
  const tell = useEffectEvent(() => onAsked?.());
  const { data, error } = useQuery({ ...lookQuery(id), enabled: wasAsked });
  const url = useObjectUrl(data);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (wasAsked) tell();
  }, [wasAsked]);

  // A film plays while somebody looks.
  useEffect(() => {
    if (!isLooking) film.current?.pause();
    else void film.current?.play().catch(() => undefined);
  }, [isLooking, url]);

  if (error) {
    return (
      <span className={classes.empty}>
        <Trans>It cannot be opened now.</Trans>
      </span>
    );
  }
  if (!url) return <span className={classes.empty}>{wasAsked && <Trans>Opening…</Trans>}</span>;
  const style = { transform: transformOf(viewing) };
  return isFilm ? (
    <video
      ref={film}
      className={classes.thing}
      src={url}
      controls
      playsInline
      disablePictureInPicture
      controlsList="nodownload"
      aria-label={label}
    />
  ) : (
    <img className={classes.thing} src={url} alt={label} style={style} draggable={false} />
  );
}
