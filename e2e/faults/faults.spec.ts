import { startVisit } from '../pages/visit';
import { expect, test } from '../test';
import { FAULT_MATRIX } from './faultMatrix';
import { NOT_STORED } from './faultsOfSubmission';

// The browser's own messages about the provoked faults.
test.use({ expectedErrors: [/status of (400|404|500)|net::ERR_(CONNECTION_REFUSED|FAILED)/] });

const CELLS = Object.entries(FAULT_MATRIX).flatMap(([call, row]) =>
  Object.entries(row).map(([fault, cell]) => ({ call, fault, cell })),
);

const ALL_CELLS = [
  ...CELLS,
  ...Object.entries(NOT_STORED).map(([fault, cell]) => ({ call: 'POST kandydaci', fault, cell })),
];

/** One fault of each call that only reads. The call that stores an application has all of its faults. */
const DIAGONAL = [
  'dks, wrong shape',
  'kody-pocztowe, late',
  'definicje-formularzy, not JSON',
  'warunki-rekrutacyjne, huge',
  'slowniki/kraj, empty',
  'slowniki/obywatelstwo, duplicates',
  'slowniki/numer-kierunkowy, slow',
  'templatki-html, 500',
];

const isChecked = (call: string, fault: string) =>
  Boolean(process.env.NIGHTLY) ||
  call === 'POST kandydaci' ||
  DIAGONAL.includes(`${call}, ${fault}`);

for (const { call, fault, cell } of ALL_CELLS) {
  if (cell === null || !isChecked(call, fault)) continue;
  const [seen, check] = cell;
  test(`${call}, ${fault}: ${seen}`, async ({ page, backend }) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
    await check({ visit, backend });
  });
}

test('nine calls fail in ten ways each, except that applications have no size limit', () => {
  expect(CELLS).toHaveLength(90);
  expect(CELLS.filter(({ cell }) => cell === null)).toEqual([
    { call: 'POST kandydaci', fault: 'huge', cell: null },
  ]);
});
