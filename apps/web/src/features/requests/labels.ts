import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpportunityType, RequestStatus } from '@subrosa/rules/requests/post';
import type { PriceBucket } from '@subrosa/rules/requests/price';
import type { Kind } from './filter.ts';

/** In the order in which they are offered. */
export const typeNames: Record<OpportunityType, MessageDescriptor> = {
  items: msg`Items`,
  photos: msg({ message: 'Photos', context: 'type of a request' }),
  video: msg({ message: 'Video', context: 'type of a request' }),
  multi: msg`Multi`,
  gift: msg`Gift`,
  reimbursement: msg`Reimbursement`,
  trading: msg`Trading`,
  other: msg({ message: 'Other', context: 'type of a request' }),
};

export const bucketNames: Record<PriceBucket, MessageDescriptor> = {
  under_25: msg`Under $25`,
  '25_50': msg`$25–50`,
  '50_100': msg`$50–100`,
  '100_200': msg`$100–200`,
  above_200: msg`Over $200`,
};

export const kindNames: Record<Kind, MessageDescriptor> = {
  all: msg({ message: 'All', context: 'offers and wishes' }),
  offers: msg`Offers`,
  wishes: msg`Wanted`,
};

/** As the name of a list of posts. */
export const statusNames: Record<RequestStatus, MessageDescriptor> = {
  published: msg({ message: 'Published', context: 'several requests' }),
  unpublished: msg({ message: 'Unpublished', context: 'several requests' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'several requests' }),
};

/** As the state of one post. */
export const stateNames: Record<RequestStatus, MessageDescriptor> = {
  published: msg({ message: 'Published', context: 'a request' }),
  unpublished: msg`Unpublished`,
  withdrawn: msg`Withdrawn`,
};
