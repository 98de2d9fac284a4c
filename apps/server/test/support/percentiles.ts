/**
 * Returns the area under the ROC curve (Mann-Whitney): the probability that a sample of the second kind is larger than
 * one of the first, with ties counted as half. 0.5 means that they are indistinguishable, 1 that they are disjoint.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, own: 0 })), ...second.map((value) => ({ value, own: 1 }))].toSorted(
    (a, b) => a.value - b.value,
  );
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    let own = 0;
    while (end < all.length && all[end]?.value === all[start]?.value) own += all[end++]?.own ?? 0;
    // Equal values get the mean of their ranks.
    ranks += own * ((start + 1 + end) / 2);
    start = end;
  }
  const smallest = (second.length * (second.length + 1)) / 2;
  return (ranks - smallest) / (first.length * second.length);
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
