export { FavouriteRequests, RequestCase, RequestsTab } from './lazy-parts.tsx';
