import { languageInfo, LANGUAGES } from '../contract/languages';
import type * as CalendarDate from './calendarDate';
import {
  calendarDate,
  formatDate,
  hasShortYear,
  localDay,
  normaliseDate,
  parseDate,
} from './calendarDate';

test.each([
  [' 01/02/2003 ', '2003-02-01'],
  ['1/2/2003', '2003-02-01'],
  ['1,2,2003', '2003-02-01'],
  ['2003-02-01', '2003-02-01'],
  ['2003/2/1', '2003-02-01'],
  ['1. 2. 2003', '2003-02-01'],
  ['01022003', '2003-02-01'],
  ['3 sierpnia 1981', '1981-08-03'],
  ['3 Sierpień 1981 r.', '1981-08-03'],
  ['3 sie 1981', '1981-08-03'],
  ['3-AUG-1981', '1981-08-03'],
  ['3rd August, 1981', '1981-08-03'],
  ['Aug. 3, 1981', '1981-08-03'],
  ['August 3 1981', '1981-08-03'],
  ['2 Sept. 2001', '2001-09-02'],
  ['3. März 1981', '1981-03-03'],
  ['3. Marz 1981', '1981-03-03'],
  ['3. července 1981', '1981-07-03'],
  ['3. červen 1981', '1981-06-03'],
  ['3 августа 1981 г.', '1981-08-03'],
  ['20040201', '2004-02-01'],
  ['19991231', '1999-12-31'],
  ['20122004', '2004-12-20'],
  ['20120701', '2012-07-01'],
  ['1.II.2004', '2004-02-01'],
  ['1 XII 2004 r.', '2004-12-01'],
  ['01-iv-2004', '2004-04-01'],
  ['1 lutego 2004 roku', '2004-02-01'],
  ['1 lutego 2004 rok', '2004-02-01'],
  ['15 червня 2005', '2005-06-15'],
  ['15 червня 2005 року', '2005-06-15'],
  ['15 червня 2005 р.', '2005-06-15'],
  ['3 августа 1981 года', '1981-08-03'],
  ['3 жніўня 1981', '1981-08-03'],
  ['3 rugpjūčio 1981', '1981-08-03'],
  ['3-avgust 1981-yil', '1981-08-03'],
  ['1981-yil 3-avgust', '1981-08-03'],
  ['3 sentyabr 1981', '1981-09-03'],
  // As Polish passports write it.
  ['03 SIE/AUG 1981', '1981-08-03'],
  ['3 srpna 1981'.normalize('NFD'), '1981-08-03'],
  ['1981 m. rugpjūčio 3', '1981-08-03'],
  ['1981 m. rugpjūčio 3 d.', '1981-08-03'],
  ['3. Jänner 1981', '1981-01-03'],
  ['3–8–1981', '1981-08-03'],
  ['3\u22128\u22121981', '1981-08-03'],
  ['3\u22158\u22151981', '1981-08-03'],
  ['2004-Feb-01', '2004-02-01'],
  ['٠١/٠٢/٢٠٠٤', '2004-02-01'],
  ['۱/۲/۲۰۰۴', '2004-02-01'],
  ['०१.०२.२००४', '2004-02-01'],
  ['０１／０２／２００４', '2004-02-01'],
])('[2.7.2] "%s" is %s', (text, date) => {
  expect(parseDate(text)).toBe(date);
  expect(normaliseDate(text)).toBe(formatDate(date));
});

test.each([
  '',
  '01/01/20',
  '01/01/20200',
  '010120200',
  '1012020',
  '01/01',
  '1/1/2020x',
  '01020304',
  '32012004',
  '20041301',
  '1.XIII.2004',
  '1.IIII.2004',
  '3 Ju 1981',
  '3 iyu 1981',
  '3 jul aug 1981',
  '3 noon 1981',
  'noon 3.8.1981',
  'Mon, 3 August 1981',
  '1981-08-03 00:00:00',
  '03 SIE/SEP 1981',
  // In another time zone it is another day.
  '1981-08-03T00:00:00Z',
  '1981-08-03T12:00',
  '3.8.81',
  "3 Aug '81",
  'Aug 1981',
  // As a number, the month comes second; a silent swap could turn a typing error into another day.
  '08/25/1981',
])('"%s" is not a date', (text) => {
  expect(parseDate(text)).toBeNull();
  expect(normaliseDate(text)).toBeNull();
});

test('an abbreviated year is told from other texts that are no date', () => {
  for (const text of ['3.8.81', '1/1/020', "3 Aug '81", '٢٨/٠٢/٠٣']) {
    expect([text, hasShortYear(text)]).toEqual([text, true]);
  }
  for (const text of ['', '01/01', '3.8.1981', '01/01/20200', '010281', '3 lipca']) {
    expect([text, hasShortYear(text)]).toEqual([text, false]);
  }
});

test('every month has a name in each language, which means this month alone', () => {
  for (const language of LANGUAGES) {
    for (let month = 1; month <= 12; month += 1) {
      const date = calendarDate(1981, month, 3);
      if (date === null) throw new Error(`There is no month ${month}.`);
      const options = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
      const { tag } = languageInfo(language);
      const text = `${new Intl.DateTimeFormat(tag, options).format(new Date(date))} 1981`;
      expect([language, text, parseDate(text)]).toEqual([language, text, date]);
    }
  }
});

test('every day of a leap year and of a common year survives the round trip', () => {
  let days = 0;
  for (const year of [1900, 2000, 2003, 2004]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const date = calendarDate(year, month, day);
        if (date === null) continue;
        days += 1;
        expect(parseDate(formatDate(date))).toBe(date);
      }
    }
  }
  expect(days).toBe(365 + 366 + 365 + 366);
});

test('the day of an instant is that of the clock', () => {
  expect(localDay(new Date(2026, 8, 1, 23, 59))).toBe('2026-09-01');
});

test('[2.7.2] a date is formatted as dd/MM/yyyy, anything else is unchanged', () => {
  expect(formatDate('2004-05-07')).toBe('07/05/2004');
  expect(formatDate('soon')).toBe('soon');
});

test('a date in digits looks up no name of a month, which takes long at first', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof CalendarDate>('./calendarDate');
    expect([fresh.parseDate('29/02/2004'), fresh.parseDate('')]).toEqual(['2004-02-29', null]);
    expect(format).not.toHaveBeenCalled();
    expect(fresh.parseDate('29 lutego 2004')).toBe('2004-02-29');
    expect(format).toHaveBeenCalled();
  });
  format.mockRestore();
});

test.each([
  ['3-avgust 1981-yil', '1981-08-03'],
  ['3 жніўня 1981', '1981-08-03'],
])('without data of the language, as in Chromium, "%s" is %s', (text, date) => {
  const { DateTimeFormat } = Intl;
  const format = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (tag, style) => new DateTimeFormat(/^(be|uz)$/.test(String(tag)) ? 'en' : tag, style),
    );
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof CalendarDate>('./calendarDate');
    expect(fresh.parseDate(text)).toBe(date);
  });
  format.mockRestore();
});
