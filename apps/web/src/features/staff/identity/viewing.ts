/** The transform of a picture: zoom, rotation and offset. */
export type ImageTransform = { zoom: number; turn: 0 | 90 | 180 | 270; x: number; y: number };

export const initialTransform: ImageTransform = { zoom: 1, turn: 0, x: 0, y: 0 };

const MOST = 6;
const STEP = 1.5;
/** In percent of the frame. */
const MOVE = 15;

const turns = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

export const nearer = (viewing: ImageTransform): ImageTransform => ({ ...viewing, zoom: Math.min(MOST, viewing.zoom * STEP) });

/** Zoomed out completely, the picture is centred again. */
export function farther(viewing: ImageTransform): ImageTransform {
  const zoom = Math.max(1, viewing.zoom / STEP);
  return within({ ...viewing, zoom: zoom < 1.01 ? 1 : zoom });
}

export const turned = (viewing: ImageTransform): ImageTransform => ({ ...viewing, turn: turns[viewing.turn] });

/** Pans the picture by parts of its frame; it stays within the frame. */
export const panned = (viewing: ImageTransform, { x, y }: { x: -1 | 0 | 1; y: -1 | 0 | 1 }): ImageTransform =>
  within({ ...viewing, x: viewing.x + x * MOVE, y: viewing.y + y * MOVE });

function within(viewing: ImageTransform): ImageTransform {
  const most = ((viewing.zoom - 1) / 2) * 100;
  const clamp = (value: number) => Math.min(most, Math.max(-most, value)) || 0;
  return { ...viewing, x: clamp(viewing.x), y: clamp(viewing.y) };
}

export const transformOf = ({ zoom, turn, x, y }: ImageTransform): string => `translate(${x}%, ${y}%) scale(${zoom}) rotate(${turn}deg)`;
