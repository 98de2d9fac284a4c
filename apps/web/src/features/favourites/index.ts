export { FavouriteButton } from './favourite-button.tsx';
export { SilentItem } from './silent-item.tsx';
