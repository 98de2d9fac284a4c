import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';
import { aNotification, anActor } from './testing.ts';

const lin = anActor('lin');

it('leads to who did it', () => {
  const saved = aNotification({ kind: 'favourited_profile', actors: [lin, anActor('noa')], others: 3 });
  expect(placeOf(saved, 'iris')).toEqual({ to: '/$username', params: { username: 'lin' }, search: {} });
});

it('leads to all connections where several have accepted', () => {
  const accepted = aNotification({ kind: 'connection_accepted', actors: [lin, anActor('noa')] });
  expect(placeOf(accepted, 'iris')).toEqual({ to: '/profile/connected', search: {} });
});

it('leads to what waits for the reader', () => {
  const waiting = aNotification({ kind: 'endorsement_waiting', actors: [lin] });
  expect(placeOf(waiting, 'iris')).toEqual({ to: '/$username', params: { username: 'iris' }, search: { tab: 'endorsements' } });
  expect(placeOf(aNotification({ kind: 'media_depicted', actors: [lin] }), 'iris')).toMatchObject({ to: '/profile/photos' });
});
