import { profilesCalls } from '@subrosa/contract/profiles';
import { endpoints } from '../../platform/http/endpoint.ts';
import { policy } from './policy.ts';
import { galleryHandlers } from './routes/gallery.ts';
import { linkHandlers } from './routes/links.ts';
import { pictureHandlers } from './routes/pictures.ts';
import { profileHandlers } from './routes/profile.ts';

export const routes = endpoints(profilesCalls, policy, { ...profileHandlers, ...pictureHandlers, ...linkHandlers, ...galleryHandlers });
