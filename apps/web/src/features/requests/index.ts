export { FavouriteRequests, LinkedRequest, RequestCase, RequestsTab } from './lazy.tsx';
