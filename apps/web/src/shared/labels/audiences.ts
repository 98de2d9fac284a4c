import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Audience } from '@subrosa/rules/profiles/audiences';

export const audienceNames: Record<Audience, MessageDescriptor> = {
  all: msg`All members`,
  connections: msg`Only connections`,
  premium: msg`Only premium members`,
  connections_and_premium: msg`Connections and premium members`,
  you: msg`Only me`,
};
