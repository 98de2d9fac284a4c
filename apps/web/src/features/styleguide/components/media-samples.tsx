import { MediaTile } from '../../../shared/ui/media-tile.tsx';
import classes from './samples.module.css';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#e3b67e"/><stop offset=".5" stop-color="#8a2140"/><stop offset="1" stop-color="#150f1d"/></linearGradient></defs><path fill="url(#a)" d="M0 0h400v300H0z"/><circle cx="270" cy="110" r="64" fill="#f4eff1" opacity=".7"/></svg>',
)}`;

/** A picture, its veil, its stand-in, and what a broken address becomes. */
export function MediaSamples() {
  return (
    <div className={classes.tiles}>
      <MediaTile src={PICTURE} label="Evening light" badge="Photo" />
      <MediaTile src={PICTURE} label="A private photo" veiled />
      <MediaTile label="Velvet" ratio="4 / 3" />
      <MediaTile src="data:image/png;base64,AA" label="Broken" />
    </div>
  );
}
