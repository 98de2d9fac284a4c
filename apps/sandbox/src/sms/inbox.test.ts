import { expect, it } from 'vitest';
import { createInbox } from './inbox.ts';

const aText = (body: string) => ({ sid: `SM${body}`, to: '+14155550100', from: '+15005550006', body, at: new Date(0) });

it('drops the oldest text when it is full', () => {
  const inbox = createInbox(2);
  for (const body of ['first', 'second', 'third']) inbox.receive(aText(body));
  expect(inbox.list().map(({ body }) => body)).toEqual(['third', 'second']);
});
