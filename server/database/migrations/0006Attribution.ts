import type { Kysely, Migration } from 'kysely';

/** Adds the campaign that led to an application; null without one, and in those of an earlier release. */
export const attribution: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('applications').addColumn('attribution', 'text').execute();
  },
};
