export { NotificationButton } from './notification-button/notification-button.tsx';
export { countUnreadAgain, useUnreadChats } from './api/chat-count.ts';
export { formatCount } from './format-count.ts';
export { LiveStatus } from './notification-button/live-status.tsx';
export { followNotifications, leaveNotifications } from './follow-notifications.ts';
export { followPushPreferences, syncPushPreferences } from './push/follow-push-choices.ts';
export { categoryNames } from './labels.ts';
