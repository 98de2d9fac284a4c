import type { ReactNode } from 'react';
import { useEmailContext } from '../email-context.ts';

type ParagraphProps = { children: ReactNode; muted?: boolean };

export function Paragraph({ children, muted = false }: ParagraphProps) {
  const { theme, fonts } = useEmailContext();
  return (
    <p
      className={muted ? 'muted' : 'text'}
      style={{
        color: muted ? theme.light.muted : theme.light.text,
        fontFamily: fonts.body,
        fontSize: muted ? 14 : 16,
        lineHeight: muted ? '22px' : '26px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </p>
  );
}
