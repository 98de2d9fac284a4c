import type { CSSProperties } from 'react';
import { useEmailContext } from '../email-context.ts';
import { LabelledLink } from './labelled-link.tsx';

type ActionProps = { href: string; label: string; plainLink: string };

/** The only button of an email, and its full URL for clients that show no button and for the plain text part. */
export function Action({ href, label, plainLink }: ActionProps) {
  const { theme, fonts } = useEmailContext();
  const cell: CSSProperties & { msoPaddingAlt: string } = {
    backgroundColor: theme.button.fill,
    borderRadius: 12,
    msoPaddingAlt: '14px 28px',
    textAlign: 'center',
  };
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '24px 0' }}>
        <tbody>
          <tr>
            <td data-skip-in-text="true" style={cell}>
              <a
                href={href}
                style={{
                  color: theme.button.text,
                  display: 'inline-block',
                  fontFamily: fonts.body,
                  fontSize: 16,
                  fontWeight: 600,
                  lineHeight: '20px',
                  padding: '14px 28px',
                  textDecoration: 'none',
                }}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <LabelledLink label={plainLink} href={href} muted>
        {href}
      </LabelledLink>
    </>
  );
}
