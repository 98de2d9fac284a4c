const HLS = 'application/vnd.apple.mpegurl';

/** Attaches a video to a player; resolves when it can be played, with a function that detaches it. */
export async function attachVideo(player: HTMLVideoElement, playlist: string, onFail: () => void): Promise<() => void> {
  if (player.canPlayType(HLS) !== '') {
    player.src = playlist;
    player.addEventListener('error', onFail);
    return () => {
      player.removeEventListener('error', onFail);
      player.removeAttribute('src');
      player.load();
    };
  }
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) {
    onFail();
    return () => undefined;
  }
  // hls.js creates its worker from a string, which our Content-Security-Policy forbids.
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onFail());
  hls.loadSource(playlist);
  hls.attachMedia(player);
  return () => hls.destroy();
}
