export { FavouriteButton } from './favourite-button.tsx';
export { NotifyItem } from './notify-item.tsx';
