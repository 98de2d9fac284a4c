export { Bell } from './bell/bell.tsx';
export { countUnreadAgain, useUnreadChats } from './calls/chat-count.ts';
export { formatCount } from './format-count.ts';
export { LiveWord } from './bell/live-word.tsx';
export { followNotifications, leaveNotifications } from './follow-notifications.ts';
export { followPushChoices, keepPushChoices } from './push/follow-push-choices.ts';
export { categoryNames } from './labels.ts';
