import * as v from 'valibot';
import { applicationSchema } from '../contract/application';
import { build, CHECK, wrong } from '../testing/checkedApplication';
import { foreignerWithPeselValues, passportValues, poleValues } from '../testing/domainFixtures';
import { checkApplication } from './checkApplication';

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u200d\u200d\u200d',
  '\u3164\u3164\u3164',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '-',
  '*',
  '+',
  '+48',
  '00',
  '9'.repeat(20_000),
  'a@'.repeat(20_000),
  '<script>alert(1)</script>',
  '{{imie}}',
  '٤٤٠٥١٤٠١٣٥٩',
];

/** One copy of the body for each text in it, with that text replaced. */
function replacedTexts(value: unknown, by: string): unknown[] {
  if (typeof value === 'string') return [by];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    replacedTexts(inner, by).map((replaced) =>
      Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === name ? replaced : item))
        : { ...value, [name]: replaced },
    ),
  );
}

test.each(HOSTILE.map((text) => [JSON.stringify(text.slice(0, 30)), text]))(
  'the text %s in any field is accepted only where the form would send it',
  (_, text) => {
    const bodies = [poleValues(), passportValues(), foreignerWithPeselValues()].map((values) =>
      build(values),
    );
    const fitting = bodies
      .flatMap((body) => replacedTexts(body, text))
      .map((body) => v.safeParse(applicationSchema, JSON.parse(JSON.stringify(body))))
      .flatMap((result) => (result.success ? [result.output] : []));
    expect(fitting.length).toBeGreaterThan(50);
    for (const body of fitting) {
      const faults = checkApplication(body, CHECK);
      expect(new Set(faults.map(({ pole }) => pole)).size).toBe(faults.length);
      // Invisible text is never accepted in a field of the form.
      if (
        /[\p{Cc}\p{Cf}\p{Cs}]/u.test(text) &&
        JSON.stringify(body.wybranyNabor) === JSON.stringify(CHECK.offer)
      ) {
        expect(faults).not.toEqual([]);
      }
    }
  },
);

test('duplicate, empty or oddly answered questions never throw', () => {
  const application = build(poleValues());
  const [form] = application.definicjeFormularzy;
  const [question] = form?.pozycjeFormularza ?? [];
  if (form === undefined || question === undefined) throw new Error('the fixture has no question');
  const odd = [
    { ...form, pozycjeFormularza: [question, question] },
    { ...form, pozycjeFormularza: [{ ...question, odpowiedz: [] }] },
    { ...form, pozycjeFormularza: [{ ...question, odpowiedzi: [], odpowiedz: null }] },
    { ...form, pozycjeFormularza: [] },
  ];
  for (const definition of odd) {
    expect(wrong({ ...application, definicjeFormularzy: [definition] })).not.toEqual([]);
    expect(
      wrong({
        ...application,
        definicjeFormularzy: [definition, ...application.definicjeFormularzy],
      }),
    ).not.toEqual([]);
  }
});
