/** The price of one period after the discount, in whole cents; halves are rounded in the member's favour. */
export function dueCents({ priceCents, discountPercent }: { priceCents: number; discountPercent: number }): number {
  return Math.floor((priceCents * (100 - discountPercent) + 49) / 100);
}
