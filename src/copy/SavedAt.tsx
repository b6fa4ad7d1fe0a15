const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * The time at which an application was saved, in the institution's time zone: "01/09/2026, 12:00". It has only digits,
 * like the dates of the form, because browsers disagree about the words, and Chromium knows no month in Uzbek.
 *
 * @param instant ISO instant in UTC
 */
export function savedAtText(instant: string): string {
  const parts = TIME.formatToParts(new Date(instant));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')}, ${part('hour')}:${part('minute')}`;
}

/** @param instant ISO instant in UTC */
export function SavedAt({ instant }: { instant: string }) {
  return <time dateTime={instant}>{savedAtText(instant)}</time>;
}
