import type { MediaView } from '@subrosa/contract/media/schemas';
import { useEffect, useRef } from 'react';
import { VideoPlayer } from '../../media/index.ts';

type ReviewedVideoProps = { media: MediaView; label: string; isRevealed: boolean };

/** Plays only while it is revealed. */
export function ReviewedVideo({ media, label, isRevealed }: ReviewedVideoProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRevealed) container.current?.querySelector('video')?.pause();
  }, [isRevealed]);
  return (
    <div ref={container}>
      <VideoPlayer media={media} label={label} isShown />
    </div>
  );
}
