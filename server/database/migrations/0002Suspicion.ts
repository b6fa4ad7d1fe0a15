import type { Kysely, Migration } from 'kysely';

/** Adds the reason why an application looks automated; null for most. */
export const suspicion: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('applications').addColumn('suspected', 'text').execute();
  },
};
