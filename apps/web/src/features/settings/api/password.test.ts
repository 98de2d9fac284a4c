import { describe, expectTypeOf, it } from 'vitest';
import type { AcceptedPassword } from '../../accounts/index.ts';
import type { changePassword } from './password.ts';

describe('changePassword', () => {
  it('takes a new password only once it is accepted', () => {
    expectTypeOf<Parameters<typeof changePassword>[1]>().toEqualTypeOf<AcceptedPassword>();
  });
});
