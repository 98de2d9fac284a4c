import { useDirection } from '@mantine/core';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import classes from './chart.module.css';
import { dataOf, optionsOf, type ChartSeries } from './plot.ts';

type ChartProps = {
  /** Describes the chart in a sentence; a table contains the numbers. */
  label: string;
  /** The labels below the axis, one per value. */
  names: readonly string[];
  series: readonly ChartSeries[];
  shape: 'bars' | 'line';
  height: number;
  /** Draws the line without axes. */
  bare?: boolean;
};

/** Drawn on a canvas in the colours of the theme; time follows the direction of the script. */
export function Chart({ label, names, series, shape, height, bare = false }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { dir } = useDirection();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const isReversed = dir === 'rtl';
    const config = { names, series, shape, bare, isReversed, colour: (name: string) => getComputedStyle(element).getPropertyValue(name) };
    const options = { ...optionsOf(config), width: element.clientWidth, height };
    const plot = new uPlot(options, dataOf(series, { shape, isReversed }), element);
    const resized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    const recoloured = new MutationObserver(() => plot.redraw(false));
    resized.observe(element);
    recoloured.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
    return () => {
      resized.disconnect();
      recoloured.disconnect();
      plot.destroy();
    };
  }, [names, series, shape, height, bare, dir]);

  return <div ref={frame} role="img" aria-label={label} className={classes.chart} style={{ blockSize: height }} dir="ltr" />;
}
