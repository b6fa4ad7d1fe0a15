import { useWindowVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ChoiceOption } from './ChoiceList';
import type { RowPlace } from './ChoiceRow';
import { classNames } from './classNames';
import { useLatestCallback } from './useLatestCallback';
import { useListLayout } from './useListLayout';

interface LongRowsProps {
  options: readonly ChoiceOption[];
  value: string | null;
  /** Class of the grid the rows would stand in. */
  className: string;
  row: (option: ChoiceOption, place: RowPlace) => ReactNode;
  /** The value of the row that has the focus, null when none has. */
  focused: RefObject<string | null>;
  onSelect: (value: string) => void;
}

/** Lines drawn above and below the window. */
const SPARE_LINES = 10;

/** Where a key leads from a place in a list, around its ends as among native radios; undefined for any other key. */
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
 * The rows of a long list, of which those in and near the window are drawn, and always the first, the last and the
 * chosen one: Tab finds them. Native radios know only of drawn ones, so the keys are handled here.
 */
export function LongRows(props: LongRowsProps) {
  const { options, value, className, row, focused, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const layout = useListLayout(list);
  const { top, columns, gap, lineHeight } = layout;
  const chosen = options.findIndex((option) => option.value === value);
  const lines = Math.ceil(options.length / columns);
  // With a new function the height of the list is computed anew, so it is one for each layout.
  const getItemKey = useCallback(
    (line: number) => options[line * layout.columns]?.value ?? line,
    [options, layout],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: lines,
    estimateSize: () => lineHeight,
    gap,
    scrollMargin: top,
    overscan: SPARE_LINES,
    getItemKey,
    rangeExtractor: (range) => {
      const kept = chosen === -1 ? [0, lines - 1] : [0, Math.floor(chosen / columns), lines - 1];
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
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
  // A row that had the focus is another element once the lines are, at first or of other columns.
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    [...rows].find((one) => one.value === focused.current)?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={list}
      className={classNames(className, 'LongRows')}
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
