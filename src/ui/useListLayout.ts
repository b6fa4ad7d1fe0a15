import { type RefObject, useLayoutEffect, useState } from 'react';

/** In CSS pixels. */
interface ListLayout {
  /** From the top of the page to the top of the list. */
  top: number;
  columns: number;
  /** Between two lines. */
  gap: number;
  /** The minimum height of the rendered lines. */
  lineHeight: number;
}

/** That of a phone: other lines would move the page when the list replaces its first rows. */
const UNKNOWN: ListLayout = { top: 0, columns: 1, gap: 2, lineHeight: 50 };

function layoutOf(list: HTMLElement): ListLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const heights = Array.from(list.children, ({ clientHeight }) => clientHeight);
  return {
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    lineHeight: heights.length > 0 ? Math.min(...heights) : UNKNOWN.lineHeight,
  };
}

/** The position of a virtualised list and its layout by the style sheet, while it is mounted. */
export function useListLayout(ref: RefObject<HTMLElement | null>): ListLayout {
  const [layout, setLayout] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const read = () => {
      const now = layoutOf(list);
      setLayout((former) => (JSON.stringify(former) === JSON.stringify(now) ? former : now));
    };
    read();
    // Content above the list changes the height of the page as well.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return layout;
}
