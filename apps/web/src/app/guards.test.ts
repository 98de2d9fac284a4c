import { describe, expect, it } from 'vitest';
import { ownPath, redirectTargetFor, type Group } from './guards.ts';

const groups: readonly Group[] = ['public', 'open', 'guest', 'private'];

describe('a visitor', () => {
  it.each([
    ['public', '/approach'],
    ['open', '/terms'],
    ['guest', '/login'],
  ] as const)('sees the %s page %s', (group, path) => {
    expect(redirectTargetFor({ group, status: 'visitor', path })).toBeNull();
  });

  it('is sent from a private page to login, which knows the way back', () => {
    expect(redirectTargetFor({ group: 'private', status: 'visitor', path: '/requests?type=items&page=2' })).toBe(
      '/login?redirect=%2Frequests%3Ftype%3Ditems%26page%3D2',
    );
  });
});

describe('a member', () => {
  const member = (group: Group, path: string) => redirectTargetFor({ group, status: 'member', path });

  it.each([
    ['public', '/'],
    ['public', '/identity'],
    ['guest', '/login'],
    ['guest', '/sign-up'],
  ] as const)('is sent from the %s page %s to the requests', (group, path) => {
    expect(member(group, path)).toBe('/requests');
  });

  it('is sent on from login to the page that was asked for', () => {
    expect(member('guest', '/login?redirect=%2Fsettings%2Fsecurity%3Ftab%3Ddevices')).toBe('/settings/security?tab=devices');
  });

  it('is never sent to another site', () => {
    expect(member('guest', '/login?redirect=https%3A%2F%2Felsewhere.example')).toBe('/requests');
  });

  it.each([
    ['open', '/terms'],
    ['private', '/settings/account'],
  ] as const)('sees the %s page %s', (group, path) => {
    expect(member(group, path)).toBeNull();
  });
});

describe('somebody who has not finished the welcome wizard', () => {
  const pending = (group: Group, path: string) => redirectTargetFor({ group, status: 'pending', path });

  it.each([
    ['public', '/'],
    ['guest', '/login?redirect=%2Fchat'],
    ['private', '/requests'],
    ['private', '/settingsofmine'],
  ] as const)('is sent from the %s page %s to the wizard', (group, path) => {
    expect(pending(group, path)).toBe('/profile/new');
  });

  it.each([
    ['open', '/privacy'],
    ['private', '/profile/new'],
    ['private', '/profile/new?step=location'],
    ['private', '/settings'],
    ['private', '/settings/account'],
  ] as const)('sees the %s page %s', (group, path) => {
    expect(pending(group, path)).toBeNull();
  });
});

it.each(groups)('nobody is sent away from a %s page before it is known who they are', (group) => {
  expect(redirectTargetFor({ group, status: 'starting', path: '/' })).toBeNull();
});

describe('an own path', () => {
  it.each(['/', '/requests', '/requests?page=2#top', '/iris'])('is %s', (url) => {
    expect(ownPath(url)).toBe(url);
  });

  it.each([
    null,
    '',
    'requests',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/requests/..//elsewhere.example',
    ' //elsewhere.example',
    'javascript:alert(1)',
  ])('is not %j', (url) => {
    expect(ownPath(url)).toBeNull();
  });
});
