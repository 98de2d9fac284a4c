import { describe, expectTypeOf, it } from 'vitest';
import type { prepareReset } from '../reset/reset-password.ts';
import type { SignUpValues } from '../sign-up/sign-up.ts';
import type { AcceptedPassword } from './accept-password.ts';

describe('a new password', () => {
  it('is made into secrets only once it is accepted', () => {
    expectTypeOf<SignUpValues['password']>().toEqualTypeOf<AcceptedPassword>();
    expectTypeOf<Parameters<typeof prepareReset>[0]['password']>().toEqualTypeOf<AcceptedPassword>();
  });

  it('is not accepted because it is a text', () => {
    expectTypeOf<string>().not.toExtend<AcceptedPassword>();
  });
});
