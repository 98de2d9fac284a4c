import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import { documentAccessQuery } from '../calls/identity.ts';
import classes from './identity-case.module.css';
import { useWasRevealed } from './use-was-revealed.ts';
import { transformOf, type Viewing } from './viewing.ts';

type AccessedAtProps = {
  id: string;
  isVideo: boolean;
  label: string;
  isRevealed: boolean;
  viewing: Viewing;
  onFirstReveal?: (() => void) | undefined;
};

/** A picture or film with the looker's name burnt into it; nothing before somebody has asked for it. */
export function AccessedAt({ id, isVideo, label, isRevealed, viewing, onFirstReveal }: AccessedAtProps) {
  const wasRevealed = useWasRevealed(isRevealed);
  const handleFirstReveal = useEffectEvent(() => onFirstReveal?.());
  const { data, error } = useQuery({ ...documentAccessQuery(id), enabled: wasRevealed });
  const url = useObjectUrl(data);
  const videoRef = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (wasRevealed) handleFirstReveal();
  }, [wasRevealed]);

  // A film plays while somebody looks.
  useEffect(() => {
    if (!isRevealed) videoRef.current?.pause();
    else void videoRef.current?.play().catch(() => undefined);
  }, [isRevealed, url]);

  if (error) {
    return (
      <span className={classes.empty}>
        <Trans>It cannot be opened now.</Trans>
      </span>
    );
  }
  if (!url) return <span className={classes.empty}>{wasRevealed && <Trans>Opening…</Trans>}</span>;
  const style = { transform: transformOf(viewing) };
  return isVideo ? (
    <video
      ref={videoRef}
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
