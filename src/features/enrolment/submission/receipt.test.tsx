import { referenceNumber } from '../../../domain/referenceNumber';
import { passportValues, poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';

const receipt = (numer: string) => ({
  numer,
  zapisano: '2026-09-01T10:00:00.000Z',
  teksty: {
    uczelnia: 'Uczelnia',
    polska: 'PL',
    kraje: [{ nazwa: 'Kraj z potwierdzenia', wartosc: 'PL' }],
    obywatelstwa: [],
    numeryKierunkowe: [],
    definicjeFormularzy: [],
  },
  sol: 'x',
  odciski: {},
  klucz: 'k'.repeat(43),
  podpis: 'A'.repeat(86),
});

test.each<[string, boolean, (key: string) => string]>([
  ['with the number of the application', true, referenceNumber],
  ['with another number', false, () => 'K7PM3XVA'],
])('a receipt %s → used: %s', async (_what, used, numberOf) => {
  const { user, accepted, onAccepted, calls } = await showLoadedForm({
    values: poleValues(),
    answers: {
      'POST kandydaci': () => {
        const key = calls.at(-1)?.headers.get('Idempotency-Key') ?? '';
        return { body: { potwierdzenie: receipt(numberOf(key)) } };
      },
    },
  });
  await user.click(submitButton());
  await accepted();
  const [[sent]] = onAccepted.mock.calls as [[{ savedAt: string; copy: { signed: unknown } }]];
  expect(sent.savedAt === '2026-09-01T10:00:00.000Z').toBe(used);
  expect(sent.copy.signed !== null).toBe(used);
  expect(JSON.stringify(sent.copy).includes('"value":"Kraj z potwierdzenia"')).toBe(used);
});

test('an application whose copy cannot be built is accepted all the same', async () => {
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  const unknown = 'legitymacja' as 'paszport';
  const { user, accepted, onAccepted } = await showLoadedForm({
    values: { ...passportValues(), obcokrajowiecRodzajDowodu: unknown },
  });
  await user.click(submitButton());
  await accepted();
  expect(onAccepted.mock.calls).toMatchObject([[{ copy: null }]]);
  expect(reported).toHaveBeenCalledTimes(1);
});
