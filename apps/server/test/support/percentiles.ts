/**
 * The area under the ROC curve (Mann-Whitney): how often a sample of the second kind is larger than one of the first,
 * ties counted half. 0.5 where nothing tells them apart, 1 where everything does.
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
    // Equal values share the mean of their ranks.
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
