import { act } from '@testing-library/react';
import fc from 'fast-check';
import type { FormApi } from 'final-form';
import { createIntl } from 'react-intl';
import pl from '../../../i18n/pl.json';
import { enrolmentApi } from '../../api/enrolmentApi';
import type { EnrolmentValues } from '../../domain/enrolmentValues';
import { useEnrolment } from '../../features/enrolment/model/enrolmentContext';
import { phoneCode, phoneSentence } from '../../features/support/phone';
import {
  type Snapshot,
  snapshotAddress,
  snapshotIn,
  snapshotText,
} from '../../features/support/snapshot';
import { fakeBackend } from '../../testing/backend';
import { passportValues, poleValues } from '../../testing/domainFixtures';
import { EnrolmentProvider } from '../../testing/EnrolmentProvider';
import { renderWithProviders } from '../../testing/renderApp';
import { runs } from '../../testing/runs';
import { useSnapshot } from './SupportData';

/** Long enough to be in no other text by chance, and without letters that JSON escapes. */
const typed = fc.string({
  unit: fc.constantFrom(...Array.from('ąćęłńóśźżĄŁŻäßéĳЖщʻ∂@79')),
  minLength: 8,
  maxLength: 24,
});

/** The form with another typed text in each of its fields, also in those of addresses and answers. */
function withTyped(values: EnrolmentValues, next: () => string): EnrolmentValues {
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return next();
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  };
  return replace(values) as EnrolmentValues;
}

function openForm() {
  let form: FormApi<EnrolmentValues> | undefined;
  let collect: (() => Snapshot) | undefined;
  function Probe() {
    ({ form } = useEnrolment());
    collect = useSnapshot();
    return null;
  }
  const page = (
    <EnrolmentProvider>
      <Probe />
    </EnrolmentProvider>
  );
  const { store } = renderWithProviders(page, { route: '/podsumowanie' });
  if (form === undefined || collect === undefined) throw new Error('Nothing was rendered.');
  return { store, form, collect };
}

const { submitApplication, postcode } = enrolmentApi.endpoints;
const intl = createIntl({ locale: 'pl', messages: pl });

/** Everything that support can get to see. */
function everything(snapshot: Snapshot): string {
  const { hash } = new URL(snapshotAddress(snapshot, location.href));
  return [
    snapshotText(snapshot),
    JSON.stringify(snapshotIn(hash)),
    phoneSentence(intl, snapshot),
    phoneCode(snapshot),
  ].join('\n');
}

test('whatever is typed, sent, answered or looked up, support never sees it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, form, collect } = openForm();
  const start = fc.constantFrom(poleValues(), passportValues());
  const status = fc.constantFrom(200, 400, 500);
  await fc.assert(
    fc.asyncProperty(start, fc.infiniteStream(typed), status, async (values, texts, answer) => {
      const marks: string[] = [];
      const next = () => {
        const text = texts.next().value as string;
        marks.push(text);
        return text;
      };
      const filled = withTyped(values, next);
      act(() => {
        form.initialize(filled);
      });
      const body = { filled, kod: next(), status: next(), number: 1, message: next() };
      const { kodPocztowy } = filled.adres;
      fakeBackend({
        'POST kandydaci': () => ({ status: answer, body }),
        [`GET kody-pocztowe/${encodeURIComponent(kodPocztowy)}`]: () => ({ body: [body] }),
      });
      const request = {
        application: filled as never,
        idempotencyKey: 'key',
        signals: {} as never,
        mayRepeat: true,
        sentBefore: false,
        attribution: undefined,
      };
      await act(async () => {
        await store.dispatch(submitApplication.initiate(request));
        await store.dispatch(postcode.initiate(kodPocztowy));
      });
      const seen = everything(collect());
      expect(seen).toContain('"POST kandydaci"');
      expect(marks.filter((mark) => seen.includes(mark))).toEqual([]);
    }),
    { ...runs(25), endOnFailure: true },
  );
});
