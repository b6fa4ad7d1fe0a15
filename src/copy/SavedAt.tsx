const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The time at which an application was saved, in the institution's time zone: "01/09/2026, 12:00". It has only digits,
 * like the dates of the form, because browsers disagree about the words, and Chromium knows no month in Uzbek.
 *
 * @param instant ISO instant in UTC
 */
export function SavedAt({ instant }: { instant: string }) {
  return <time dateTime={instant}>{TIME.format(new Date(instant))}</time>;
}
