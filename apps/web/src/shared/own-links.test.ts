import { describe, expect, it } from 'vitest';
import { ownPathOf, requestIdOf } from './own-links.ts';

const ORIGINS = ['https://subrosa.example', 'http://localhost:13000'];
const ID = '0198c7a0-1111-7222-8333-444455556666';
const pathOf = (url: string) => ownPathOf(url, ORIGINS);

describe('ownPathOf', () => {
  it('returns the path, search and hash of a URL of the app', () => {
    expect(pathOf('https://subrosa.example')).toBe('/');
    expect(pathOf(`https://subrosa.example/requests/details/${ID}?a=b#c`)).toBe(`/requests/details/${ID}?a=b#c`);
    expect(pathOf('http://localhost:13000/iris')).toBe('/iris');
  });

  it.each([
    ['the default port', 'https://subrosa.example:443/iris'],
    ['upper case', 'HTTPS://SubRosa.EXAMPLE/iris'],
    ['dots and letters that browsers resolve to the same host', 'https://ｓｕｂｒｏｓａ。example/iris'],
    ['backslashes', 'https:\\\\subrosa.example\\iris'],
  ])('accepts %s', (_what, url) => {
    expect(pathOf(url)).toBe('/iris');
  });

  it.each([
    ['a subdomain', 'https://chat.subrosa.example/iris'],
    ['the name as a subdomain of another site', 'https://subrosa.example.evil.example/iris'],
    ['the same with a Unicode dot', 'https://subrosa.example。evil.example/iris'],
    ['the name as a part of another', 'https://notsubrosa.example/iris'],
    ['the name as a username', 'https://subrosa.example@evil.example/iris'],
    ['the name as a username and a password', 'https://subrosa.example:443@evil.example/iris'],
    ['a username before the name', 'https://anna@subrosa.example/iris'],
    ['a password before the name', 'https://:secret@subrosa.example/iris'],
    ['letters of another script', 'https://subrоsa.example/iris'],
    ['their ASCII form', 'https://xn--subrsa-bxf.example/iris'],
    ['another port', 'https://subrosa.example:8443/iris'],
    ['the port of another scheme', 'https://subrosa.example:80/iris'],
    ['another scheme', 'http://subrosa.example/iris'],
    ['a scheme without origin', 'javascript:location="https://subrosa.example/iris"'],
    ['data', 'data:text/html,https://subrosa.example/iris'],
    ['a blob of the same origin', 'blob:https://subrosa.example/0198c7a0'],
    ['a dot after the name', 'https://subrosa.example./iris'],
    ['the name in the path', 'https://evil.example/https://subrosa.example/iris'],
    ['the name in the hash', 'https://evil.example/#https://subrosa.example/iris'],
    ['a fraction slash after the name', 'https://subrosa.example\u2044iris.evil.example/'],
    ['a path that is a host', 'https://subrosa.example//evil.example/iris'],
    ['a path of backslashes that is a host', 'https://subrosa.example/\\evil.example/iris'],
    ['no scheme', '//subrosa.example/iris'],
    ['nothing', ''],
  ])('rejects %s', (_what, url) => {
    expect(pathOf(url)).toBeNull();
  });
});

describe('requestIdOf', () => {
  it('returns the id of a request post', () => {
    for (const more of ['', '/', '?from=chat', '#photos']) expect(requestIdOf(`/requests/details/${ID.toUpperCase()}${more}`)).toBe(ID);
  });

  it('returns null for other pages', () => {
    for (const path of ['/', '/requests', `/requests/edit/${ID}`, `/requests/details/${ID}/report`, '/requests/details/new']) {
      expect(requestIdOf(path)).toBeNull();
    }
  });
});
