// Keeps the inbox from filling the line with the first words of the letter.
const filler = '\u00a0\u200c\u034f'.repeat(60);

export function Preview({ children }: { children: string }) {
  return (
    <div data-skip-in-text="true" style={{ display: 'none', lineHeight: '1px', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' }}>
      {`${children}${filler}`}
    </div>
  );
}
