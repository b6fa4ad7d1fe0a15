import { calendarDates, calendarFile } from './calendarFile';

const NOW = new Date('2026-09-01T10:11:12.345Z');

function datesOf(html: string, now = NOW) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return calendarDates(template.content, now, (day) => `the day ${day}`);
}

const GIVEN = { now: NOW, host: 'uczelnia.example' };

function fileOf(html: string, institution: string | null = null): string {
  const [date] = datesOf(html);
  if (date === undefined) throw new Error('no date');
  return calendarFile(date, { ...GIVEN, institution });
}

test('a day is an entry of the whole day, with a reminder at nine on the day before', () => {
  const html = '<ul><li>Bring it by\n <time datetime="2026-09-30">30 September</time>.</li></ul>';
  expect(fileOf(html).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rekrutacja//Online admissions//EN',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:20260930T000000Z-[\da-f]+@uczelnia\.example$/),
    'DTSTAMP:20260901T101112Z',
    'DTSTART;VALUE=DATE:20260930',
    'SUMMARY:Bring it by 30 September.',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Bring it by 30 September.',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an instant is an entry in UTC, with a reminder a day before', () => {
  const html = '<p><time datetime="2026-09-30T10:00+02:00">at ten</time></p>';
  expect(fileOf(html)).toContain('\r\nDTSTART:20260930T080000Z\r\n');
  expect(fileOf(html)).toContain('\r\nTRIGGER:-P1D\r\n');
});

test('words are escaped', () => {
  const file = fileOf('<p><time datetime="2026-09-30"></time>Zażółć; gęślą, jaźń \\</p>', 'A, B');
  expect(file).toContain('\r\nSUMMARY:A\\, B: Zażółć\\; gęślą\\, jaźń \\\\\r\n');
});

test('only dates that say when are offered, each once', () => {
  const html = [
    '2026-09-30',
    '2026-09-30',
    '30.09.2026',
    '2026-13-01',
    '2026-02-31',
    '2026-09',
    '10:00',
    '',
  ]
    .concat('2026-09-30T10:00', '2026-10-01T10:00Z')
    .map((datetime) => `<p><time datetime="${datetime}">x</time></p>`);
  expect(datesOf(html.join('')).map(({ datetime }) => datetime)).toEqual([
    '2026-09-30',
    '2026-10-01T10:00Z',
  ]);
  expect(datesOf('<time>2026-09-30</time>')).toEqual([]);
});

test('a past date is not offered', () => {
  const days = ['2026-09-29', '2026-09-30', '2026-10-01', '2025-12-31'];
  const instants = ['2026-09-30T09:59Z', '2026-09-30T12:01+02:00'];
  const html = [...days, ...instants].map((date) => `<p><time datetime="${date}">x</time></p>`);
  const now = new Date('2026-09-30T10:00Z');
  expect(datesOf(html.join(''), now).map(({ datetime }) => datetime)).toEqual([
    '2026-09-30',
    '2026-10-01',
    '2026-09-30T12:01+02:00',
  ]);
});

test.each([
  ['09-30', '2026-09-30T12:00', '2026-09-30'],
  ['09-30', '2026-10-01T12:00', '2027-09-30'],
  ['--01-07', '2026-09-30T12:00', '2027-01-07'],
  ['02-29', '2027-06-01T12:00', '2028-02-29'],
])('the day %s of every year is, at %s, %s', (datetime, now, next) => {
  const dates = datesOf(`<p><time datetime="${datetime}">x</time></p>`, new Date(now));
  expect(dates).toMatchObject([{ datetime: next, label: 'x' }]);
});

const DATE = '<time datetime="2026-09-30">30 września</time>';

test.each([
  [
    'a table row',
    `<table><tr><td>Świadectwo</td><td><p>${DATE}</p></td></tr></table>`,
    'Świadectwo',
  ],
  ['a line break', `<p><strong>Dokumenty</strong><br>do ${DATE}</p>`, 'Dokumenty do'],
  ['paragraphs', `<li><p>Dokumenty:</p><p>do ${DATE}</p></li>`, 'Dokumenty: do'],
  ['an item with a list', `<ul><li>Do ${DATE}<ul><li>dyplom</li></ul></li></ul>`, 'Do'],
  ['an item of a list', `<ul><li>Złóż<ul><li>dyplom do ${DATE}</li></ul></li></ul>`, 'dyplom do'],
  ['nothing', DATE, ''],
])('the words of a date in %s', (_where, html, words) => {
  expect(datesOf(html).map((date) => date.words)).toEqual([`${words} 30 września`.trim()]);
});

test('each of two deadlines on one day has its entry', () => {
  const html = `<ul><li>A ${DATE}</li><li>B ${DATE}</li><li>A ${DATE}</li></ul>
    <p>A <time datetime="2026-09-30T00:00Z">30 września</time></p>`;
  const ids = datesOf(html).map((date) => {
    const file = calendarFile(date, { ...GIVEN, institution: null });
    return /UID:(.*)/.exec(file)?.[1];
  });
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

test('a date without words is named after its day', () => {
  const [date] = datesOf('<p><time datetime="2026-09-30"> </time></p>');
  expect(date).toMatchObject({ label: '2026-09-30', words: '2026-09-30' });
});

test.each([
  ['<time datetime="09-30">30 września</time>', '2026-09-30', 'the day 2026-09-30'],
  ['<time datetime="09-30">30 września</time>', '2026-10-01', 'the day 2027-09-30'],
  ['<time datetime="--01-07">7 January</time>', '2026-12-01', 'the day 2027-01-07'],
  ['<time datetime="2026-10-15">15.10.2026</time>', '2026-09-01', '15.10.2026'],
  ['<time datetime="2026-10-15">15.10.2025</time>', '2026-09-01', 'the day 2026-10-15'],
  ['<time datetime="2026-10-15T10:00Z">15 X, 10.00</time>', '2026-09-01', '15 X, 10.00 (2026)'],
  ['<time datetime="2026-10-15"></time>', '2026-09-01', '2026-10-15'],
  ['<time datetime="2026-10-15">the last day</time>', '2026-09-01', 'the last day (2026)'],
])('%s is offered on %s as "%s"', (time, day, name) => {
  const dates = datesOf(`<p>${time}</p>`, new Date(`${day}T12:00`));
  expect(dates.map((date) => date.name)).toEqual([name]);
});

test('dates with the same label are named by their words, with the year', () => {
  const html = `<ul><li>A ${DATE}</li><li>B ${DATE}</li></ul>`;
  expect(datesOf(html).map(({ name }) => name)).toEqual([
    'A 30 września (2026)',
    'B 30 września (2026)',
  ]);
});
