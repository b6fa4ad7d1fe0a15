import * as v from 'valibot';
import { addressSchema, type Application, applicationSchema } from '../../src/contract/application';
import { ATTRIBUTION_KEYS } from '../../src/contract/attribution';
import type { OfficeRow } from '../rows/officeRows';
import { AskedColumns } from './askedColumns';

type Cell = string | number | boolean | null | undefined;

const SEPARATOR = ' | ';

const { kandydat } = applicationSchema.entries;
const ADDRESSES = ['adres', 'adresKontaktowy'] as const;
const SAME_ADDRESS = 'adresKorespondencyjnyJakZamieszkania';
const PERSON = v.keyof(v.omit(kandydat, [...ADDRESSES, SAME_ADDRESS])).options;

function addressColumns(name: (typeof ADDRESSES)[number]): [string, (row: OfficeRow) => Cell][] {
  return v
    .keyof(addressSchema)
    .options.map((part) => [
      `${name}.${part}`,
      ({ application }) => application.kandydat[name]?.[part],
    ]);
}

const offer = ({ application }: OfficeRow) => application.wybranyNabor;
const programme = (row: OfficeRow) => offer(row).kierunekSpecjalnosc;

/** The columns that every application has, by the names of the contract. */
const COLUMNS: readonly (readonly [name: string, cell: (row: OfficeRow) => Cell])[] = [
  ['numer', (row) => row.reference],
  ['zapisano', (row) => row.createdAt],
  ['stan', (row) => row.state],
  ['uwagi', (row) => row.flags.join(SEPARATOR)],
  ['rekrutacja.id', (row) => offer(row).rekrutacja.id],
  ['rekrutacja.lang', (row) => offer(row).rekrutacja.lang],
  ['nazwaGrupy', (row) => offer(row).nabor.nazwaGrupy],
  ['kierunekSpecjalnosc.id', (row) => programme(row).id],
  ['kierunek', (row) => programme(row).kierunek.nazwa],
  ['specjalnosc', (row) => programme(row).specjalnosc?.nazwa],
  ['wydzial', (row) => programme(row).wydzial.nazwa],
  ['stopienStudiow', (row) => programme(row).stopienStudiow.nazwa],
  ['trybStudiow', (row) => programme(row).trybStudiow.nazwa],
  ['promoLink', ({ application }) => application.promoLink],
  ...ATTRIBUTION_KEYS.map(
    (key) => [key, ({ attribution }: OfficeRow) => attribution?.[key]] as const,
  ),
  ...[...PERSON, SAME_ADDRESS as typeof SAME_ADDRESS].map(
    (name) => [name, ({ application }: OfficeRow) => application.kandydat[name]] as const,
  ),
  ...ADDRESSES.flatMap(addressColumns),
  ['wydanieEls', ({ application }) => application.wydanieEls],
];

/** A table of applications. All its cells are texts, so that a spreadsheet neither computes nor rounds anything. */
export interface Table {
  headings: readonly string[];
  cells: (row: OfficeRow) => string[];
}

/**
 * The table of these applications: its columns have the names of the contract, those after them the wording of what the
 * candidates were asked.
 */
export async function tableOf(applications: AsyncIterable<readonly Application[]>): Promise<Table> {
  const all = new AskedColumns();
  for await (const batch of applications) batch.forEach((application) => all.add(application));
  const asked = all.columns();
  return {
    headings: [...COLUMNS.map(([name]) => name), ...asked.headings],
    cells: (row) => [
      ...COLUMNS.map(([, cell]) => String(cell(row) ?? '')),
      ...asked.cells(row.application),
    ],
  };
}
