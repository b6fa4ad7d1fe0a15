import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
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
  row: (option: ChoiceOption, place: RowPlace) => ReactNode;
  onSelect: (value: string) => void;
}

/** The height of most rows, in CSS pixels. Another one would move the page when the list replaces its first rows. */
const ROW_HEIGHT = 48;

/** Rows rendered above and below the viewport. */
const OVERSCAN = 10;

const ARROWS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The target of a key at a position, wrapping around as native radios do; undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = ARROWS[key];
  return step && (place + step + count) % count;
}

/**
 * A virtualised list: renders the rows near the viewport, and always the first, the last and the chosen one, so that
 * Tab reaches them. Browsers only move between rendered radios, so arrow keys, Home and End are handled here.
 */
export function VirtualList({ options, value, row, onSelect }: VirtualListProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  // Overscan covers what opens above the list until the next render.
  const top = list === null ? 0 : Math.round(list.getBoundingClientRect().top + window.scrollY);
  const count = options.length;
  const chosen = options.findIndex((option) => option.value === value);
  // Memoised, because a new function makes the virtualizer compute all heights again.
  const getItemKey = useCallback((place: number) => options[place]?.value ?? place, [options]);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: top,
    overscan: OVERSCAN,
    getItemKey,
    rangeExtractor: (range) => {
      const places = new Set([0, ...defaultRangeExtractor(range), Math.max(0, chosen), count - 1]);
      return [...places].sort((a, b) => a - b);
    },
  });
  const onKeyDown = useLatestCallback((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = options.findIndex((option) => option.value === event.currentTarget.value);
    const next = placeAfter(event.key, place, count);
    const option = next === undefined ? undefined : options[next];
    if (option === undefined) return;
    event.preventDefault();
    flushSync(() => {
      onSelect(option.value);
    });
    list?.querySelector<HTMLElement>(':checked')?.focus();
  });
  return (
    <div ref={setList} className="VirtualList" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const option = options[index];
        return (
          option && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ top: start - top }}
            >
              {row(option, { position: index + 1, setSize: count, onKeyDown })}
            </div>
          )
        );
      })}
    </div>
  );
}
