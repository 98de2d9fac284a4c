import { notificationCategories } from '@subrosa/rules/notifications/kinds';
import { notificationLimits } from '@subrosa/rules/notifications/limits';
import { z } from 'zod';
import { mailFeedbackRoutes } from './notifications/mail-feedback.ts';
import { notificationView, preferences, preferencesChange } from './notifications/schemas.ts';
import { route } from './route.ts';
import { socketEvent, socketMessage } from './socket.ts';

const nothing = z.object({});
const whole = (most: number) =>
  z.coerce.number<number>('field.invalid').int('field.invalid').min(0, 'field.invalid').max(most, 'field.invalid');
const id = z.object({ id: whole(Number.MAX_SAFE_INTEGER) });

const counts = z.object({
  unread: z.int().describe(`Counted up to ${notificationLimits.unread}.`),
  chat: z.int().describe('Number of conversations with unread messages.'),
});

const list = z.object({
  notifications: z.array(notificationView),
  page: z.int(),
  limit: z.int(),
  after: z.string().nullable().describe('Cursor of the next page; null for the last page.'),
  newest: z.int().describe('The id of the newest notification: `read-all` up to it leaves later ones unread.'),
});

const readOne = { params: id, reply: counts, example: { params: { id: 1 } } } as const;
const upTo = z.object({
  upTo: whole(Number.MAX_SAFE_INTEGER).optional().describe('Id of the newest notification that was seen; all if omitted.'),
});

export const notificationsRoutes = {
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    summary: 'List the caller’s notifications, newest first',
    query: z.object({
      page: whole(notificationLimits.rows).default(0),
      limit: whole(notificationLimits.mostAtOnce).min(1, 'field.invalid').default(notificationLimits.page),
      after: z.string('field.invalid').max(300, 'field.invalid').optional(),
      category: z.enum(notificationCategories, 'field.notAChoice').optional(),
      unread: z
        .enum(['true', 'false'], 'field.notAChoice')
        .transform((text) => text === 'true')
        .default(false),
      language: z.string().max(35).optional().describe('Language of the names of cities.'),
    }),
    reply: list,
  }),
  countUnread: route({ method: 'GET', path: '/api/notifications/unread-count', summary: 'Count unread notifications', reply: counts }),
  // Routes of the specification that change state by GET; ours are the POST variants.
  markReadAlias: route({ ...readOne, method: 'GET', path: '/api/notifications/read/{id}', summary: 'Mark a notification as read' }),
  markRead: route({ ...readOne, method: 'POST', path: '/api/notifications/read/{id}', summary: 'Mark a notification as read' }),
  markAllReadAlias: route({
    method: 'GET',
    path: '/api/notifications/read-all',
    summary: 'Mark all notifications as read',
    query: upTo,
    reply: counts,
  }),
  markAllRead: route({
    method: 'POST',
    path: '/api/notifications/read-all',
    summary: 'Mark all notifications as read, up to the newest one that was seen',
    body: upTo,
    reply: counts,
    example: { body: {} },
  }),
  removeNotifications: route({
    method: 'DELETE',
    path: '/api/notifications/remove-all',
    summary: 'Delete all notifications, up to the newest one that was seen',
    query: upTo,
    reply: counts,
  }),
  removeNotification: route({ ...readOne, method: 'DELETE', path: '/api/notifications/remove/{id}', summary: 'Delete a notification' }),
  getPreferences: route({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'Get the channels and quiet hours of notifications',
    reply: preferences,
    versioned: true,
  }),
  savePreferences: route({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Change the channels and quiet hours of notifications; only given fields change',
    body: preferencesChange,
    reply: preferences,
    versioned: true,
    example: { body: { emailFrequency: 'daily' } },
  }),
  getPushKey: route({
    method: 'GET',
    path: '/api/notifications/push',
    summary: 'Get the public key for push subscriptions, and whether this device is subscribed',
    reply: z.object({ publicKey: z.string(), subscribed: z.boolean() }),
  }),
  subscribeToPush: route({
    method: 'POST',
    path: '/api/notifications/push',
    summary: 'Subscribe this device to push messages',
    body: z.object({
      endpoint: z.url('field.invalid').max(1000, 'field.tooLong'),
      keys: z.object({
        p256dh: z.string('field.required').max(200, 'field.invalid'),
        auth: z.string('field.required').max(100, 'field.invalid'),
      }),
    }),
    reply: nothing,
    errors: ['notifications.pushServiceUnsupported'],
    example: {
      body: {
        endpoint: 'https://push.example.org/one',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    },
  }),
  unsubscribeFromPush: route({
    method: 'DELETE',
    path: '/api/notifications/push',
    summary: 'Unsubscribe this device from push messages',
    reply: nothing,
  }),
  broadcastTotal: route({
    method: 'GET',
    path: '/sails/notifications/broadcastTotalUserCount',
    summary: 'Publish the number of members, rounded down to hundreds, to open pages',
    reply: z.object({ total: z.int() }),
  }),
  ...mailFeedbackRoutes,
};

export const notificationsMessages = {
  connectNotifications: socketMessage({
    name: '/notifications/connect',
    summary: 'Prepare a subscription',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
  subscribeNotifications: socketMessage({
    name: '/notifications/subscribe',
    summary: 'Subscribe this socket to the member’s notifications; the reply contains the current counts',
    input: z.object({ userId: z.uuid('field.invalid') }),
    reply: z.object({ notificationCount: z.int(), newest: z.int() }),
    example: { userId: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11' },
  }),
  disconnectNotifications: socketMessage({
    name: '/notifications/disconnect',
    summary: 'Unsubscribe this socket',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
};

/** Its name contains the member's own id: `notifications-{userId}`. */
export const notificationsEvent = socketEvent({
  name: 'notifications-{userId}',
  summary: 'A new notification, or one read elsewhere; the sender is the member for their own actions.',
  payload: z.object({ senderId: z.uuid().nullable(), notificationCount: z.int() }),
});

export const totalMembers = socketEvent({
  name: 'total-users-count',
  summary: 'Number of members, rounded down to hundreds.',
  payload: z.object({ total: z.int() }),
});
