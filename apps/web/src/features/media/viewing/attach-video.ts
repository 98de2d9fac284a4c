const HLS = 'application/vnd.apple.mpegurl';

/** Gives a player its video; resolves when it can be played. Returns how to let go of it. */
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
  // Its worker is made of a string, which our pages do not allow.
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onFail());
  hls.loadSource(playlist);
  hls.attachMedia(player);
  return () => hls.destroy();
}
