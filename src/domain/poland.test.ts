import { build, CHECK } from '../testing/checkedApplication';
import {
  CONTEXT,
  foreignerWithPeselValues,
  passportValues,
  POLAND,
  poleValues,
} from '../testing/domainFixtures';
import { buildApplication } from './buildApplication';
import { checkApplication } from './checkApplication';
import { initialValues } from './enrolmentValues';
import { validate } from './validate';

const poland = '616';

/** The same where the dictionaries have another code for Poland. */
function renamed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(`"${POLAND}"`, `"${poland}"`)) as T;
}

test.each([
  ['a Pole', poleValues()],
  ['a foreigner with a document', passportValues()],
  [
    'a foreigner with a PESEL who lives in Poland',
    { ...foreignerWithPeselValues(), adres: poleValues().adres },
  ],
])('%s is the same whatever the configured code of Poland', (_who, values) => {
  const check = { ...CHECK, poland };
  const application = buildApplication(renamed(values), {
    ...check,
    promoLink: null,
    context: check,
  });
  expect(application).toEqual(renamed(build(values)));
  expect(checkApplication(application, check)).toEqual([]);
  const wrong = { ...values, obywatelstwo: POLAND, adres: { ...values.adres, kodPocztowy: 'x' } };
  expect(validate(renamed(wrong), { ...CONTEXT, poland })).toEqual(validate(wrong, CONTEXT));
  expect(initialValues(poland, '+48')).toEqual(renamed(initialValues(POLAND, '+48')));
});
