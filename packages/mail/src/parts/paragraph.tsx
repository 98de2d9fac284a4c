import type { ReactNode } from 'react';
import { useStationery } from '../stationery.ts';

type ParagraphProps = { children: ReactNode; quiet?: boolean };

export function Paragraph({ children, quiet = false }: ParagraphProps) {
  const { theme, fonts } = useStationery();
  return (
    <p
      className={quiet ? 'muted' : 'text'}
      style={{
        color: quiet ? theme.light.muted : theme.light.text,
        fontFamily: fonts.body,
        fontSize: quiet ? 14 : 16,
        lineHeight: quiet ? '22px' : '26px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </p>
  );
}
