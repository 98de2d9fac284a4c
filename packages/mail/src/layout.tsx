import type { ReactNode } from 'react';
import { Footer } from './parts/footer.tsx';
import { Wordmark } from './parts/wordmark.tsx';
import { useEmailContext } from './email-context.ts';
import { darkStyleSheet } from './theme.ts';

// Prevents the inbox from filling the line with the first words of the email.
const filler = '\u00a0\u200c\u034f'.repeat(60);

function Preview({ children }: { children: string }) {
  return (
    <div data-skip-in-text="true" style={{ display: 'none', lineHeight: '1px', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' }}>
      {`${children}${filler}`}
    </div>
  );
}

type LayoutProps = {
  title: string;
  /** Text beside the subject in an inbox, as discreet as the subject. */
  preview: string;
  why: string;
  unsubscribeUrl?: string;
  children: ReactNode;
};

/** Tables and inline styles, because mail clients support little else; no external resource is loaded. */
export function Layout({ title, preview, why, unsubscribeUrl, children }: LayoutProps) {
  const { locale, direction, theme } = useEmailContext();
  const align = direction === 'rtl' ? 'right' : 'left';
  return (
    <html lang={locale} dir={direction}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <style>{darkStyleSheet(theme)}</style>
      </head>
      <body className="background" style={{ backgroundColor: theme.light.background, margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        {/* Clients that drop <body> and <html> keep this table, so language, direction and colour are repeated. */}
        <table
          role="presentation"
          className="background"
          lang={locale}
          dir={direction}
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          style={{ backgroundColor: theme.light.background, tableLayout: 'fixed', width: '100%' }}
        >
          <tbody>
            <tr>
              <td className="page" align="center" style={{ padding: '40px 16px 48px' }}>
                <table
                  role="presentation"
                  width={560}
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: '100%', textAlign: align, width: 560 }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 0 24px' }}>
                        <Wordmark />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="surface card"
                        style={{
                          backgroundColor: theme.light.surface,
                          border: `1px solid ${theme.light.hairline}`,
                          borderRadius: 18,
                          padding: '40px 40px 24px',
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '24px 0 0' }}>
                        <Footer why={why} {...(unsubscribeUrl && { unsubscribeUrl })} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
