import { isInCalendar } from '../../contract/instant';
import { localDay } from '../../domain/calendarDate';
import { fnv1a } from '../../domain/referenceNumber';

/** A date in the institution's text. */
export interface CalendarDate {
  /** As in the text: an instant with its offset, or a day, with its year. */
  datetime: string;
  isDay: boolean;
  instant: Date;
  /** The date as the text has it, or else as `datetime` does. */
  label: string;
  /** The name on a button, always with its year, because a deadline without one may be next year's. */
  name: string;
  /** The list item without lists in it, the table row or the paragraph around it; without one the label. */
  words: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day of every year, as in HTML. */
const YEARLESS = /^(--)?\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;
const BLOCKS = 'p, ul, ol, li, table, tr, td, th, caption, blockquote, hr, h1, h2, h3, h4, h5, h6';

/** `20260930T080000Z` */
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** The words of the list item without its lists, the row or the paragraph around a date; else of the date alone. */
function wordsAround(time: Element): string {
  const around = (time.closest('li, tr') ?? time.closest(BLOCKS) ?? time).cloneNode(
    true,
  ) as Element;
  for (const child of [...around.children]) {
    if (/^[OU]L$/.test(child.tagName)) child.remove();
  }
  for (const block of around.querySelectorAll(`br, ${BLOCKS}`)) {
    block.replaceWith(' ', ...block.childNodes, ' ');
  }
  return around.textContent.replace(/\s+/g, ' ').trim();
}

/** The next of the days of every year: "09-30" is "2026-09-30" until that day, and "2027-09-30" after it. */
function nextOf(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const inYear = `${year}-${monthAndDay}`;
  return inYear < today ? `${year + 1}-${monthAndDay}` : inYear;
}

/** A label with its year; where two dates have the same, the words around them. */
function nameOf(
  { datetime, isDay, label, words }: Omit<CalendarDate, 'name'>,
  all: readonly Omit<CalendarDate, 'name'>[],
  inWords: (day: string) => string,
): string {
  const year = datetime.slice(0, 4);
  const isNamedOnce = all.filter((other) => other.label === label).length === 1;
  const name = isNamedOnce ? label : words;
  if (name.includes(year)) return name;
  const isDate = isDay && isNamedOnce && /\d/.test(label);
  return isDate ? inWords(datetime) : `${name} (${year})`;
}

/** The dates of a text that a calendar can take and that are not past, each once for the same words. */
export function calendarDates(
  text: DocumentFragment,
  now: Date,
  inWords: (day: string) => string,
): CalendarDate[] {
  const today = localDay(now);
  const found = [...text.querySelectorAll('time')].map((time) => {
    const { dateTime } = time;
    const datetime = YEARLESS.test(dateTime) ? nextOf(dateTime.slice(-5), today) : dateTime;
    const isDay = DAY.test(datetime);
    const day = datetime.slice(0, 10);
    const isValid = (isDay || INSTANT.test(datetime)) && isInCalendar(day);
    const instant = new Date(isValid ? datetime : NaN);
    const label = time.textContent.trim() || day;
    return { datetime, isDay, instant, label, words: wordsAround(time) || label };
  });
  const coming = found.filter(
    ({ datetime, isDay, words, instant }, index) =>
      !Number.isNaN(instant.getTime()) &&
      (isDay ? datetime >= today : instant >= now) &&
      found.findIndex((other) => other.datetime === datetime && other.words === words) === index,
  );
  return coming.map((date) => ({ ...date, name: nameOf(date, coming, inWords) }));
}

const escaped = (words: string) => words.replace(/[\\;,]/g, '\\$&');

/**
 * An iCalendar file (RFC 5545) with one date and a reminder: at nine on the day before, or a day before its time. The
 * same date with the same words again replaces its entry.
 */
export function calendarFile(
  { datetime, isDay, instant, words }: CalendarDate,
  { now, host, institution }: { now: Date; host: string; institution: string | null },
): string {
  const start = utc(instant);
  const summary = institution === null ? words : `${institution}: ${words}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rekrutacja//Online admissions//EN',
    'BEGIN:VEVENT',
    `UID:${start}-${fnv1a(`${datetime} ${summary}`).toString(16)}@${host}`,
    `DTSTAMP:${utc(now)}`,
    isDay ? `DTSTART;VALUE=DATE:${start.slice(0, 8)}` : `DTSTART:${start}`,
    `SUMMARY:${escaped(summary)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:${isDay ? '-PT15H' : '-P1D'}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
