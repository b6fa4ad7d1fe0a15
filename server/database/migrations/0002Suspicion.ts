import type { Kysely, Migration } from 'kysely';

/** Why an application looks as if a machine had sent it; null for most. */
export const suspicion: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('applications').addColumn('suspected', 'text').execute();
  },
};
