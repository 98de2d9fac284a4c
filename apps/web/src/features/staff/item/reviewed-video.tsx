import type { MediaView } from '@subrosa/contract/media/parts';
import { useEffect, useRef } from 'react';
import { VideoPlayer } from '../../media/index.ts';

type ReviewedVideoProps = { media: MediaView; label: string; isLooking: boolean };

/** Plays only while somebody looks. */
export function ReviewedVideo({ media, label, isLooking }: ReviewedVideoProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLooking) place.current?.querySelector('video')?.pause();
  }, [isLooking]);
  return (
    <div ref={place}>
      <VideoPlayer media={media} label={label} isShown />
    </div>
  );
}
