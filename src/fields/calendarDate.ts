import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import type { ReadDate } from './dateText';

/** The day that is read from a field's value, at local midnight; null when there is none. */
export function dayOf(value: unknown, read: ReadDate): Dayjs | null {
  const date = typeof value === 'string' ? read(value) : null;
  return date === null ? null : dayjs(date.split('/').reverse().join('-'));
}

/** The day as dd/MM/yyyy. */
export function textOf(day: Dayjs): string {
  return day.format('DD/MM/YYYY');
}
