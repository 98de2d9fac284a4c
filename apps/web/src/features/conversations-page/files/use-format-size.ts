import { useLingui } from '@lingui/react/macro';

const KILO = 1024;

/** Formats a file size in the viewer's language. */
export function useFormatSize(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const [value, unit] = bytes < KILO * KILO ? [bytes / KILO, 'kilobyte'] : [bytes / KILO / KILO, 'megabyte'];
    const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 } as const;
    return new Intl.NumberFormat(i18n.locale, style).format(Math.max(value, 1));
  };
}
