import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import type { FieldProblem } from '@subrosa/contract/error-codes';

export type PaymentMethods = OwnProfile['payment'];

const isBlank = ({ name, account }: PaymentMethods[number]) => name.trim() === '' && account.trim() === '';

/** Omits lines that are empty. */
export const writtenMethods = (methods: PaymentMethods): PaymentMethods => methods.filter((method) => !isBlank(method));

/** A payment method with a name but no account or vice versa, by the path that the server would use. */
export function paymentErrors(methods: PaymentMethods): Record<string, FieldProblem> {
  const half = methods.flatMap((method, index) =>
    (['name', 'account'] as const)
      .filter((part) => !isBlank(method) && method[part].trim() === '')
      .map((part) => [`methods.${index}.${part}`, 'field.required'] as const),
  );
  return Object.fromEntries(half);
}
