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
  chat: z.int().describe('Conversations with something unread.'),
});

const list = z.object({
  notifications: z.array(notificationView),
  page: z.int(),
  limit: z.int(),
  after: z.string().nullable().describe('For the next page; null where there is none.'),
  newest: z.int().describe('The id of the newest there is: `read-all` up to here leaves what comes later unread.'),
});

const readOne = { params: id, reply: counts, example: { params: { id: 1 } } } as const;
const upTo = z.object({
  upto: whole(Number.MAX_SAFE_INTEGER).optional().describe('Of the newest one that was seen; all where it is left out.'),
});

export const notificationsRoutes = {
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    summary: 'What one was told, newest first',
    query: z.object({
      page: whole(notificationLimits.rows).default(0),
      limit: whole(notificationLimits.mostAtOnce).min(1, 'field.invalid').default(notificationLimits.page),
      after: z.string('field.invalid').max(300, 'field.invalid').optional(),
      category: z.enum(notificationCategories, 'field.notAChoice').optional(),
      unread: z
        .enum(['true', 'false'], 'field.notAChoice')
        .transform((text) => text === 'true')
        .default(false),
      language: z.string().max(35).optional().describe('Of the names of cities.'),
    }),
    reply: list,
  }),
  countUnread: route({ method: 'GET', path: '/api/notifications/unread-count', summary: 'How many are unread', reply: counts }),
  // Calls of the specification that change state although they are GETs: ours are their POST twins.
  markReadAlias: route({ ...readOne, method: 'GET', path: '/api/notifications/read/{id}', summary: 'Mark one as read' }),
  markRead: route({ ...readOne, method: 'POST', path: '/api/notifications/read/{id}', summary: 'Mark one as read' }),
  markAllReadAlias: route({
    method: 'GET',
    path: '/api/notifications/read-all',
    summary: 'Mark all as read',
    query: upTo,
    reply: counts,
  }),
  markAllRead: route({
    method: 'POST',
    path: '/api/notifications/read-all',
    summary: 'Mark all as read, up to the newest one that was seen',
    body: upTo,
    reply: counts,
    example: { body: {} },
  }),
  removeNotifications: route({
    method: 'DELETE',
    path: '/api/notifications/remove-all',
    summary: 'Remove all, up to the newest one that was seen',
    query: upTo,
    reply: counts,
  }),
  removeNotification: route({ ...readOne, method: 'DELETE', path: '/api/notifications/remove/{id}', summary: 'Remove one' }),
  getPreferences: route({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'Which news reach one where, and when not',
    reply: preferences,
    versioned: true,
  }),
  savePreferences: route({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Choose which news reach one where, and when not; only what is given changes',
    body: preferencesChange,
    reply: preferences,
    versioned: true,
    example: { body: { emailPace: 'daily' } },
  }),
  getPushKey: route({
    method: 'GET',
    path: '/api/notifications/push',
    summary: 'The key with which a browser subscribes to push, and whether this device has',
    reply: z.object({ publicKey: z.string(), subscribed: z.boolean() }),
  }),
  subscribeToPush: route({
    method: 'POST',
    path: '/api/notifications/push',
    summary: 'Send push messages to this device',
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
    summary: 'Send no more push messages to this device',
    reply: nothing,
  }),
  broadcastTotal: route({
    method: 'GET',
    path: '/sails/notifications/broadcastTotalUserCount',
    summary: 'Tell open pages how many members there are, rounded down to hundreds',
    reply: z.object({ total: z.int() }),
  }),
  ...mailFeedbackRoutes,
};

export const notificationsMessages = {
  connectNotifications: socketMessage({
    name: '/notifications/connect',
    summary: 'Get ready to be told',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
  subscribeNotifications: socketMessage({
    name: '/notifications/subscribe',
    summary: 'Be told of one’s own notifications on this socket; the answer says how it stands now',
    input: z.object({ userId: z.uuid('field.invalid') }),
    reply: z.object({ notificationCount: z.int(), newest: z.int() }),
    example: { userId: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11' },
  }),
  disconnectNotifications: socketMessage({
    name: '/notifications/disconnect',
    summary: 'Be told no more on this socket',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
};

/** Its name holds the member's own id: `notifications-{userId}`. */
export const notificationsEvent = socketEvent({
  name: 'notifications-{userId}',
  summary: 'Something new, or something read elsewhere; the sender is the member themselves where it is their own doing.',
  payload: z.object({ senderId: z.uuid().nullable(), notificationCount: z.int() }),
});

export const totalMembers = socketEvent({
  name: 'total-users-count',
  summary: 'How many members there are, rounded down to hundreds.',
  payload: z.object({ total: z.int() }),
});
