import { describe, expectTypeOf, it } from 'vitest';
import type { AcceptedPassword } from '../../accounts/index.ts';
import type { changePassword } from './password.ts';

describe('changePassword', () => {
  it('accepts only an AcceptedPassword as the new password', () => {
    expectTypeOf<Parameters<typeof changePassword>[1]>().toEqualTypeOf<AcceptedPassword>();
  });
});
