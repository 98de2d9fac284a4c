import { describe, expect, it } from 'vitest';
import { ownPath, redirectTargetFor, type Group } from './guards.ts';

const groups: readonly Group[] = ['public', 'open', 'guest', 'private'];

describe('redirectTargetFor: a visitor', () => {
  it.each([
    ['public', '/approach'],
    ['open', '/terms'],
    ['guest', '/login'],
  ] as const)('opens the %s page %s', (group, path) => {
    expect(redirectTargetFor({ group, status: 'visitor', path })).toBeNull();
  });

  it('redirects from a private page to login, with the return path', () => {
    expect(redirectTargetFor({ group: 'private', status: 'visitor', path: '/requests?type=items&page=2' })).toBe(
      '/login?redirect=%2Frequests%3Ftype%3Ditems%26page%3D2',
    );
  });
});

describe('redirectTargetFor: a member', () => {
  const member = (group: Group, path: string) => redirectTargetFor({ group, status: 'member', path });

  it.each([
    ['public', '/'],
    ['public', '/identity'],
    ['guest', '/login'],
    ['guest', '/sign-up'],
  ] as const)('redirects from the %s page %s to the requests', (group, path) => {
    expect(member(group, path)).toBe('/requests');
  });

  it('redirects from login to the page that was requested', () => {
    expect(member('guest', '/login?redirect=%2Fsettings%2Fsecurity%3Ftab%3Ddevices')).toBe('/settings/security?tab=devices');
  });

  it('redirects to no other site', () => {
    expect(member('guest', '/login?redirect=https%3A%2F%2Felsewhere.example')).toBe('/requests');
  });

  it.each([
    ['open', '/terms'],
    ['private', '/settings/account'],
  ] as const)('opens the %s page %s', (group, path) => {
    expect(member(group, path)).toBeNull();
  });
});

describe('redirectTargetFor: a member who has not finished the welcome wizard', () => {
  const pending = (group: Group, path: string) => redirectTargetFor({ group, status: 'pending', path });

  it.each([
    ['public', '/'],
    ['guest', '/login?redirect=%2Fchat'],
    ['private', '/requests'],
    ['private', '/settingsofmine'],
  ] as const)('redirects from the %s page %s to the wizard', (group, path) => {
    expect(pending(group, path)).toBe('/profile/new');
  });

  it.each([
    ['open', '/privacy'],
    ['private', '/profile/new'],
    ['private', '/profile/new?step=location'],
    ['private', '/settings'],
    ['private', '/settings/account'],
  ] as const)('opens the %s page %s', (group, path) => {
    expect(pending(group, path)).toBeNull();
  });
});

it.each(groups)('redirects from no %s page while the session is starting', (group) => {
  expect(redirectTargetFor({ group, status: 'starting', path: '/' })).toBeNull();
});

describe('ownPath', () => {
  it.each(['/', '/requests', '/requests?page=2#top', '/iris'])('returns %s unchanged', (url) => {
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
  ])('returns null for %j', (url) => {
    expect(ownPath(url)).toBeNull();
  });
});
