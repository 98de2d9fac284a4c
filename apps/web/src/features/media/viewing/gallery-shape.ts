/** Two columns up to 768 px, three up to 959 px, then four of at most 1360 px together. */
export const GALLERY_SIZES = '(min-width: 1424px) 330px, (min-width: 960px) 25vw, (min-width: 769px) 33vw, 50vw';

export const GALLERY_RATIO = '4 / 5';
