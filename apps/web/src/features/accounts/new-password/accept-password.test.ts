import { describe, expectTypeOf, it } from 'vitest';
import type { prepareReset } from '../reset/reset-password.ts';
import type { SignUpValues } from '../sign-up/sign-up.ts';
import type { AcceptedPassword } from './accept-password.ts';

describe('AcceptedPassword', () => {
  it('keeps unchecked passwords from functions that derive secrets', () => {
    expectTypeOf<SignUpValues['password']>().toEqualTypeOf<AcceptedPassword>();
    expectTypeOf<Parameters<typeof prepareReset>[0]['password']>().toEqualTypeOf<AcceptedPassword>();
  });

  it('rejects a plain string', () => {
    expectTypeOf<string>().not.toExtend<AcceptedPassword>();
  });
});
