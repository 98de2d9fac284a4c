export { Bell } from './bell/bell.tsx';
export { LiveWord } from './bell/live-word.tsx';
export { followNotifications, leaveNotifications } from './follow-notifications.ts';
export { totalMembers } from './messages.ts';
export { followPushChoices, keepPushChoices } from './push/follow-push-choices.ts';
export { categoryNames } from './words.ts';
