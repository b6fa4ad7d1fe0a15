/** A date in the institution's text. */
export interface CalendarDate {
  /** As in the text: a day, or an instant with its offset. */
  datetime: string;
  isDay: boolean;
  instant: Date;
  /** The date as the text has it. */
  label: string;
  /** The paragraph or row around it. */
  words: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;
const AROUND = 'li, p, td, th, blockquote, h2, h3, h4, h5, h6';

/** The longest line of a file, in bytes (RFC 5545, section 3.1). */
const LINE_BYTES = 75;

/** `20260930T080000Z` */
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Whether a day is in the calendar: `Date` moves 31 February into March. */
function exists(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The dates of a text that a calendar can take, each once. */
export function calendarDates(text: DocumentFragment): CalendarDate[] {
  const found = [...text.querySelectorAll('time')].map((time): CalendarDate => {
    const { dateTime: datetime, textContent: label } = time;
    const isDay = DAY.test(datetime);
    const isValid = (isDay || INSTANT.test(datetime)) && exists(datetime.slice(0, 10));
    const instant = new Date(isValid ? datetime : NaN);
    const words = (time.closest(AROUND) ?? time).textContent.replace(/\s+/g, ' ').trim();
    return { datetime, isDay, instant, label, words };
  });
  return found.filter(
    ({ datetime, instant }, index) =>
      !Number.isNaN(instant.getTime()) &&
      found.findIndex((other) => other.datetime === datetime) === index,
  );
}

const escaped = (words: string) => words.replace(/[\\;,]/g, '\\$&');

/** Breaks a line between characters; each further line starts with a space. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    bytes += size;
    if (bytes > LINE_BYTES) {
      result += '\r\n ';
      bytes = 1 + size;
    }
    result += character;
  }
  return `${result}\r\n`;
}

/**
 * An iCalendar file (RFC 5545) with one date. It has nothing of the candidate.
 *
 * @param host of the site, which makes the id unique: the same date again replaces its entry
 */
export function calendarFile(
  { isDay, instant, words }: CalendarDate,
  { now, host, institution }: { now: Date; host: string; institution: string | null },
): string {
  const start = utc(instant);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rekrutacja//Online admissions//EN',
    'BEGIN:VEVENT',
    `UID:${start}@${host}`,
    `DTSTAMP:${utc(now)}`,
    isDay ? `DTSTART;VALUE=DATE:${start.slice(0, 8)}` : `DTSTART:${start}`,
    `SUMMARY:${escaped(institution === null ? words : `${institution}: ${words}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
