import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Reads a date in any writing: as dd/MM/yyyy, null when it is none. The caller knows which writings there are. */
export type ReadDate = (text: string) => string | null;

/** The day that is read from a field's value, at local midnight; null when there is none. */
export function dayOf(value: unknown, read: ReadDate): Dayjs | null {
  const date = typeof value === 'string' ? read(value) : null;
  return date === null ? null : dayjs(date.split('/').reverse().join('-'));
}

/** The day as dd/MM/yyyy; empty for no day and for an invalid one. */
export function textOf(day: Dayjs | null): string {
  return day?.isValid() ? day.format('DD/MM/YYYY') : '';
}
