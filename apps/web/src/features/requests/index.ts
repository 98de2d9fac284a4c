export { FavouriteRequests, RequestCase, RequestsTab } from './lazy.tsx';
