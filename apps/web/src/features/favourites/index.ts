export { FavouriteButton } from './favourite-button.tsx';
export { QuietItem } from './quiet-item.tsx';
