import { expect, it } from 'vitest';
import { linkTargetOf } from './link-target.ts';
import { aNotification, anActor } from '../../../test/support/notifications.ts';

const lin = anActor('lin');

it('links to the first actor', () => {
  const saved = aNotification({ kind: 'favourited_profile', actors: [lin, anActor('noa')], others: 3 });
  expect(linkTargetOf(saved, 'iris')).toEqual({ to: '/$username', params: { username: 'lin' }, search: {} });
});

it('links to all connections when several members have accepted', () => {
  const accepted = aNotification({ kind: 'connection_accepted', actors: [lin, anActor('noa')] });
  expect(linkTargetOf(accepted, 'iris')).toEqual({ to: '/profile/connected', search: {} });
});

it('links to the agenda of a member who is coming to the city', () => {
  const coming = aNotification({ kind: 'coming_to_your_city', actors: [lin] });
  expect(linkTargetOf(coming, 'iris')).toEqual({ to: '/$username', params: { username: 'lin' }, search: { tab: 'agenda' } });
});

it('links to the page where the viewer responds', () => {
  const waiting = aNotification({ kind: 'endorsement_waiting', actors: [lin] });
  expect(linkTargetOf(waiting, 'iris')).toEqual({ to: '/$username', params: { username: 'iris' }, search: { tab: 'endorsements' } });
  expect(linkTargetOf(aNotification({ kind: 'media_depicted', actors: [lin] }), 'iris')).toMatchObject({ to: '/profile/photos' });
});

it('links to a calendar entry on its day, and to the day only when it was removed', () => {
  const context = { ...aNotification().context, from: '10032027', to: '10032027' };
  const entryId = '00000000-0000-4000-8000-000000000001';
  const created = aNotification({ kind: 'event_created', actors: [lin], context: { ...context, entryId } });
  expect(linkTargetOf(created, 'iris')).toEqual({ to: '/calendar', search: { on: '2027-03-10', entry: entryId } });
  expect(linkTargetOf(aNotification({ kind: 'event_removed', actors: [lin], context }), 'iris')).toEqual({
    to: '/calendar',
    search: { on: '2027-03-10' },
  });
});
