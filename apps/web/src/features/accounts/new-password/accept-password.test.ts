import { describe, expectTypeOf, it } from 'vitest';
import type { prepareReset } from '../reset/reset-password.ts';
import type { SignUpValues } from '../sign-up/sign-up.ts';
import type { AcceptedPassword } from './accept-password.ts';

describe('AcceptedPassword', () => {
  it('is required by every function that derives secrets from a new password', () => {
    expectTypeOf<SignUpValues['password']>().toEqualTypeOf<AcceptedPassword>();
    expectTypeOf<Parameters<typeof prepareReset>[0]['password']>().toEqualTypeOf<AcceptedPassword>();
  });

  it('rejects a plain string', () => {
    expectTypeOf<string>().not.toExtend<AcceptedPassword>();
  });
});
