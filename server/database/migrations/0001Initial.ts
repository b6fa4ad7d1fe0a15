import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

const APPLICATION_TEXTS = [
  'created_at',
  'person_key',
  'rekrutacja_id',
  'kierunek_specjalnosc_id',
  'lang',
  'nazwa_grupy',
  'kierunek',
  'wydzial',
  'stopien_studiow',
  'tryb_studiow',
  'imie',
  'nazwisko',
  'data_urodzenia',
  'miejsce_urodzenia',
  'plec',
  'obywatelstwo',
  'kraj_pochodzenia',
  'adres_adres',
  'adres_numer_domu',
  'adres_kod_pocztowy',
  'adres_miejscowosc',
  'adres_kraj',
  'email',
  'telefon',
  'payload',
];
const APPLICATION_OPTIONAL_TEXTS = [
  'specjalnosc',
  'promo_link',
  'imie2',
  'pesel',
  'obcokrajowiec_rodzaj_dowodu',
  'obcokrajowiec_seria_numer_dowodu',
  'adres_wojewodztwo',
  'adres_kontaktowy_adres',
  'adres_kontaktowy_numer_domu',
  'adres_kontaktowy_kod_pocztowy',
  'adres_kontaktowy_miejscowosc',
  'adres_kontaktowy_wojewodztwo',
  'adres_kontaktowy_kraj',
];
const APPLICATION_NUMBERS = [
  'wydanie_els',
  'obcokrajowiec',
  'adres_rodzaj_miejscowosci',
  'adres_korespondencyjny_jak_zamieszkania',
];

type Builder = CreateTableBuilder<string, string>;

function texts(table: Builder, names: readonly string[]): Builder {
  return names.reduce(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
    table,
  );
}

function numbers(table: Builder, names: readonly string[]): Builder {
  return names.reduce(
    (builder, name) => builder.addColumn(name, 'integer', (column) => column.notNull()),
    table,
  );
}

async function createCatalogue(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await texts(numbers(schema.createTable('offers'), ['position']), [
    'rekrutacja_id',
    'kierunek_specjalnosc_id',
    'lang',
    'payload',
  ])
    .addPrimaryKeyConstraint('offers_pk', ['rekrutacja_id', 'kierunek_specjalnosc_id'])
    .execute();
  await numbers(texts(schema.createTable('form_definitions'), ['scope', 'lang', 'payload']), [
    'position',
  ])
    .addPrimaryKeyConstraint('form_definitions_pk', ['scope', 'lang', 'position'])
    .execute();
  await numbers(texts(schema.createTable('consents'), ['lang', 'payload']), ['position'])
    .addPrimaryKeyConstraint('consents_pk', ['lang', 'position'])
    .execute();
  await numbers(texts(schema.createTable('dictionaries'), ['name', 'lang', 'payload']), [
    'position',
  ])
    .addPrimaryKeyConstraint('dictionaries_pk', ['name', 'lang', 'position'])
    .execute();
  await texts(schema.createTable('completion_texts'), ['lang', 'html'])
    .addPrimaryKeyConstraint('completion_texts_pk', ['lang'])
    .execute();
  await numbers(texts(schema.createTable('catalogue_state'), ['seed_hash']), ['id', 'version'])
    .addPrimaryKeyConstraint('catalogue_state_pk', ['id'])
    .execute();
  await database
    .withTables<{ catalogue_state: { id: number; seed_hash: string; version: number } }>()
    .insertInto('catalogue_state')
    .values({ id: 1, seed_hash: '', version: 0 })
    .execute();
}

async function createPostcodes({ schema }: Kysely<unknown>): Promise<void> {
  await numbers(
    texts(schema.createTable('postcodes'), ['source', 'code', 'miejscowosc', 'wojewodztwo']),
    ['position', 'rodzaj_miejscowosci'],
  )
    .addColumn('ulica', 'text')
    .addPrimaryKeyConstraint('postcodes_pk', ['source', 'position'])
    .execute();
  await schema.createIndex('postcodes_code').on('postcodes').column('code').execute();
}

async function createApplications({ schema }: Kysely<unknown>): Promise<void> {
  const required = texts(
    numbers(texts(schema.createTable('applications'), ['id']), APPLICATION_NUMBERS),
    APPLICATION_TEXTS,
  );
  await APPLICATION_OPTIONAL_TEXTS.reduce(
    (builder, name) => builder.addColumn(name, 'text'),
    required,
  )
    .addColumn('adres_kontaktowy_rodzaj_miejscowosci', 'integer')
    .addPrimaryKeyConstraint('applications_pk', ['id'])
    .addUniqueConstraint('applications_person_and_offer', [
      'person_key',
      'rekrutacja_id',
      'kierunek_specjalnosc_id',
    ])
    .execute();
  await schema
    .createIndex('applications_created_at')
    .on('applications')
    .column('created_at')
    .execute();
  await texts(schema.createTable('idempotency'), [
    'idempotency_key',
    'content_hash',
    'application_id',
    'created_at',
  ])
    .addPrimaryKeyConstraint('idempotency_pk', ['idempotency_key'])
    .execute();
  await schema
    .createIndex('idempotency_created_at')
    .on('idempotency')
    .column('created_at')
    .execute();
}

/** The tables of the first version, described in `server/database/tables.ts`. */
export const initial: Migration = {
  async up(database: Kysely<unknown>) {
    await createCatalogue(database);
    await createPostcodes(database);
    await createApplications(database);
  },
};
