import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { RowPlace } from './ChoiceRow';
import { useLatestCallback } from './useLatestCallback';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  /** A smaller line below the label, which describes the option. */
  description?: string | undefined;
}

interface VirtualListProps {
  options: readonly ChoiceOption[];
  value: string | null;
  /** Class of the grid with the layout of the rows. */
  className: string;
  row: (option: ChoiceOption, place: RowPlace) => ReactNode;
  onSelect: (value: string) => void;
}

/** Rows rendered above and below the viewport. */
const OVERSCAN = 10;

/** The target of a key at a position, wrapping around as native radios do; undefined for other keys. */
function placeAfter(key: string, place: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return place === last ? 0 : place + 1;
    case 'ArrowUp':
    case 'ArrowLeft':
      return place === 0 ? last : place - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * A virtualised list: renders the rows near the viewport, and always the first, the last and the chosen one, so that
 * Tab reaches them. Browsers only move between rendered radios, so arrow keys, Home and End are handled here.
 */
export function VirtualList(props: VirtualListProps) {
  const { options, value, className, row, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const layout = useListLayout(list);
  const { top, columns, gap, lineHeight } = layout;
  const chosen = options.findIndex((option) => option.value === value);
  const lines = Math.ceil(options.length / columns);
  // Memoised for each layout, because a new function makes the virtualizer recompute all heights.
  const getItemKey = useCallback(
    (line: number) => options[line * layout.columns]?.value ?? line,
    [options, layout],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: lines,
    estimateSize: () => lineHeight,
    gap,
    scrollMargin: top,
    overscan: OVERSCAN,
    getItemKey,
    rangeExtractor: (range) => {
      const alwaysRendered =
        chosen === -1 ? [0, lines - 1] : [0, Math.floor(chosen / columns), lines - 1];
      return [...new Set([...defaultRangeExtractor(range), ...alwaysRendered])].sort(
        (a, b) => a - b,
      );
    },
  });
  const onKeyDown = useLatestCallback((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = options.findIndex((option) => option.value === event.currentTarget.value);
    const next = placeAfter(event.key, place, options.length - 1);
    const option = next === undefined ? undefined : options[next];
    if (option === undefined) return;
    event.preventDefault();
    flushSync(() => {
      onSelect(option.value);
    });
    list.current?.querySelector<HTMLElement>(':checked')?.focus();
  });
  return (
    <div
      ref={list}
      className={`${className} VirtualList`}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={className}
          style={{ top: start - top }}
        >
          {options.slice(index * columns, (index + 1) * columns).map((option, column) =>
            row(option, {
              position: index * columns + column + 1,
              setSize: options.length,
              onKeyDown,
            }),
          )}
        </div>
      ))}
    </div>
  );
}

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

/** The height of lines on a phone. Any other would move the page when the list replaces its first rows. */
const UNKNOWN: ListLayout = { top: 0, columns: 1, gap: 0, lineHeight: 48 };

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
function useListLayout(ref: RefObject<HTMLElement | null>): ListLayout {
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
