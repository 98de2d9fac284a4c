import type { ReactNode } from 'react';
import { useEmailContext } from '../email-context.ts';

export function Heading({ children }: { children: ReactNode }) {
  const { theme, fonts } = useEmailContext();
  return (
    <h1
      className="text"
      style={{
        color: theme.light.text,
        fontFamily: fonts.heading,
        fontSize: 30,
        fontWeight: fonts.headingWeight,
        lineHeight: '38px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </h1>
  );
}
