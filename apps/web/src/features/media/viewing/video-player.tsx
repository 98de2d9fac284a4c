import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import type { MediaView } from '@subrosa/contract/media/schemas';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useBlur } from '../use-blur.ts';
import { attachVideo } from './attach-video.ts';
import { Picture } from './picture.tsx';
import classes from './video-player.module.css';

type VideoPlayerProps = {
  media: MediaView;
  label: string;
  /** Whether the viewer has already unblurred it. */
  isShown?: boolean;
};

/** A video behind its poster. It is not fetched before it is played. */
export function VideoPlayer({ media, label, isShown = false }: VideoPlayerProps) {
  const { t } = useLingui();
  const blur = useBlur();
  const [isOpened, setOpened] = useState(isShown);
  // Behind a blurred poster there is no player yet.
  if (blur !== false && !isOpened) return <Picture media={media} label={label} sizes="100vw" onShow={() => setOpened(true)} />;
  return <Player key={media.video} media={media} label={t`Video: ${label}`} />;
}

function Player({ media, label }: Pick<VideoPlayerProps, 'media' | 'label'>) {
  const { t } = useLingui();
  const player = useRef<HTMLVideoElement>(null);
  const detach = useRef<() => void>(undefined);
  const [phase, setPhase] = useState<'poster' | 'loading' | 'playing' | 'failed'>('poster');

  useEffect(() => () => detach.current?.(), []);

  async function handlePlay() {
    const element = player.current;
    if (!element || !media.video) return;
    setPhase('loading');
    try {
      detach.current?.();
      detach.current = await attachVideo(element, media.video, () => setPhase('failed'));
      await element.play();
      setPhase('playing');
      element.focus();
    } catch {
      setPhase('failed');
    }
  }

  return (
    <div className={classes.frame} style={{ aspectRatio: `${media.width} / ${media.height}` }}>
      <video
        ref={player}
        className={classes.video}
        width={media.width}
        height={media.height}
        poster={media.images.at(-1)?.webp}
        preload="none"
        playsInline
        controls={phase === 'playing'}
        controlsList="nodownload"
        disablePictureInPicture
        aria-label={label}
        tabIndex={phase === 'playing' ? 0 : -1}
      />
      {(phase === 'poster' || phase === 'loading') && (
        <button
          type="button"
          className={classes.play}
          aria-label={t`Play ${label}`}
          disabled={phase === 'loading'}
          onClick={() => void handlePlay()}
        >
          <span className={classes.sign}>
            {phase === 'loading' ? <Loader size={26} color="currentColor" /> : <IconPlayerPlayFilled size={28} aria-hidden="true" />}
          </span>
        </button>
      )}
      {phase === 'failed' && (
        <div className={classes.failed} role="alert">
          <p>
            <Trans>This video couldn’t be played. Check your connection, or reload the page.</Trans>
          </p>
          <Button variant="default" onClick={() => void handlePlay()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
