import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import { documentAccessQuery } from '../api/identity.ts';
import classes from './identity-case.module.css';
import { transformOf, type ImageTransform } from './viewing.ts';

/** A tap on a number ticks a check. Only holding it down reveals, and every access is logged. */
const HELD_MS = 200;

/** Whether the button was ever held for that long. */
function useWasRevealed(isRevealed: boolean): boolean {
  const [wasRevealed, setWasRevealed] = useState(false);
  useEffect(() => {
    if (!isRevealed || wasRevealed) return undefined;
    const timer = window.setTimeout(() => setWasRevealed(true), HELD_MS);
    return () => window.clearTimeout(timer);
  }, [isRevealed, wasRevealed]);
  return wasRevealed;
}

type AccessedAtProps = {
  id: string;
  isVideo: boolean;
  label: string;
  isRevealed: boolean;
  viewing: ImageTransform;
  onFirstReveal?: (() => void) | undefined;
};

/** A picture or video with the viewer's name burnt into it; nothing is loaded before the first reveal. */
export function AccessedAt({ id, isVideo, label, isRevealed, viewing, onFirstReveal }: AccessedAtProps) {
  const wasRevealed = useWasRevealed(isRevealed);
  const handleFirstReveal = useEffectEvent(() => onFirstReveal?.());
  const { data, error } = useQuery({ ...documentAccessQuery(id), enabled: wasRevealed });
  const url = useObjectUrl(data);
  const videoRef = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (wasRevealed) handleFirstReveal();
  }, [wasRevealed]);

  // A video plays while it is revealed.
  useEffect(() => {
    if (!isRevealed) videoRef.current?.pause();
    else void videoRef.current?.play().catch(() => undefined);
  }, [isRevealed, url]);

  if (error) {
    return (
      <span className={classes.empty}>
        <Trans>This can’t be opened right now. Try again in a moment.</Trans>
      </span>
    );
  }
  if (!url) return <span className={classes.empty}>{wasRevealed && <Trans>Opening…</Trans>}</span>;
  const style = { transform: transformOf(viewing) };
  return isVideo ? (
    <video
      ref={videoRef}
      className={classes.subject}
      src={url}
      controls
      playsInline
      disablePictureInPicture
      controlsList="nodownload"
      aria-label={label}
    />
  ) : (
    <img className={classes.subject} src={url} alt={label} style={style} draggable={false} />
  );
}
