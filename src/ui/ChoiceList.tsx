import RadioGroup from '@mui/material/RadioGroup';
import { useEffect } from 'react';
import { ChoiceRow, type RowPlace } from './ChoiceRow';
import { lazyPart, useLoaded } from './lazyPart';
import { useLatestCallback } from './useLatestCallback';
import type { ChoiceOption } from './VirtualList';

interface ChoiceListProps {
  /** Name of the native radios; lists with the same name form one group. */
  name: string;
  label?: string;
  labelledBy?: string;
  options: readonly ChoiceOption[];
  value: string | null;
  onChange: (value: string) => void;
  variant: keyof typeof layouts;
}

/** Lists with more rows are virtualised (docs/adr/0011), in a separate chunk and in one column. */
const MAX_RENDERED_ROWS = 300;
/** Rows shown until that chunk is loaded: more than fill a window. */
const FIRST_ROWS = 60;
const VirtualList = lazyPart(
  async () => (await import(/* webpackChunkName: "virtual-list" */ './VirtualList')).VirtualList,
);

const layouts = { row: 'ChoiceGrid', list: 'ChoiceGrid ChoiceGrid--list' } as const;

/** A radio group of rows, in columns (`row`) or one below the other (`list`). */
export function ChoiceList(props: ChoiceListProps) {
  const { name, options, value, variant } = props;
  const onSelect = useLatestCallback(props.onChange);
  const long = options.length > MAX_RENDERED_ROWS;
  const { ready, failed, load } = useLoaded(VirtualList);
  useEffect(() => {
    if (long) void load();
  }, [long, load]);
  const row = (option: ChoiceOption, place?: RowPlace) => (
    <ChoiceRow
      key={option.value}
      name={name}
      value={option.value}
      label={option.label}
      description={option.description}
      checked={option.value === value}
      variant={variant}
      onSelect={onSelect}
      {...place}
    />
  );
  return (
    <RadioGroup
      // Each row gets `checked` itself: with a value from the context, every row would re-render.
      value={null}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
    >
      {long && ready ? (
        <VirtualList options={options} value={value} row={row} onSelect={onSelect} />
      ) : (
        <div className={long ? undefined : layouts[variant]}>
          {options.slice(0, long && !failed ? FIRST_ROWS : undefined).map((option) => row(option))}
        </div>
      )}
    </RadioGroup>
  );
}
