const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An ISO instant in the institution's time zone: "01/09/2026, 12:00". Chromium knows no month in Uzbek. */
export function SavedAt({ instant }: { instant: string }) {
  return <time dateTime={instant}>{TIME.format(new Date(instant))}</time>;
}
