import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import type { FieldProblem } from '@subrosa/contract/error-codes';

export type PaymentMethods = OwnProfile['payment'];

const isBlank = ({ name, account }: PaymentMethods[number]) => name.trim() === '' && account.trim() === '';

/** A line that was added and left empty is not there. */
export const writtenMethods = (methods: PaymentMethods): PaymentMethods => methods.filter((method) => !isBlank(method));

/** A name without an account, or the other way round, by the path that the service would name. */
export function paymentErrors(methods: PaymentMethods): Record<string, FieldProblem> {
  const half = methods.flatMap((method, index) =>
    (['name', 'account'] as const)
      .filter((part) => !isBlank(method) && method[part].trim() === '')
      .map((part) => [`methods.${index}.${part}`, 'field.required'] as const),
  );
  return Object.fromEntries(half);
}
