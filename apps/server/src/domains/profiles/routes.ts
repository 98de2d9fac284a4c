import { profilesRoutes } from '@subrosa/contract/profiles';
import { endpoints } from '../../platform/http/endpoint.ts';
import { policy } from './policy.ts';
import { galleryHandlers } from './routes/gallery.ts';
import { linkHandlers } from './routes/links.ts';
import { pictureHandlers } from './routes/pictures.ts';
import { profileHandlers } from './routes/profile.ts';

export const routes = endpoints(profilesRoutes, policy, { ...profileHandlers, ...pictureHandlers, ...linkHandlers, ...galleryHandlers });
