import { conversationsRoutes } from '@subrosa/contract/conversations';
import { endpoints } from '../../platform/http/endpoint.ts';
import { policy } from './policy.ts';
import { firstMessageHandlers } from './routes/first-message.ts';
import { groupHandlers } from './routes/groups.ts';
import { messageHandlers } from './routes/messages.ts';
import { readingHandlers } from './routes/reading.ts';
import { writingHandlers } from './routes/writing.ts';

export const routes = endpoints(conversationsRoutes, policy, {
  ...readingHandlers,
  ...writingHandlers,
  ...messageHandlers,
  ...firstMessageHandlers,
  ...groupHandlers,
});
