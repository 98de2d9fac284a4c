import type { Reaction } from '../../platform/jobs/reaction.ts';
import { connectionReactions } from './reactions/connections.ts';
import { endorsementReactions } from './reactions/endorsements.ts';
import { favouriteReactions } from './reactions/favourites.ts';
import { mediaReactions } from './reactions/media.ts';
import { moderationReactions } from './reactions/moderation.ts';
import { requestReactions } from './reactions/requests.ts';
import { subscriptionReactions } from './reactions/subscriptions.ts';
import { verificationReactions } from './reactions/verification.ts';

export const reactions: readonly Reaction[] = [
  ...connectionReactions,
  ...endorsementReactions,
  ...favouriteReactions,
  ...mediaReactions,
  ...moderationReactions,
  ...requestReactions,
  ...subscriptionReactions,
  ...verificationReactions,
];
