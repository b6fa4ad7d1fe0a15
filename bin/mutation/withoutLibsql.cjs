/** Stands for both interfaces of libsql in tests on PostgreSQL; the few that open an embedded database there fail. */
module.exports = class {
  constructor() {
    throw new Error('Mutants are tested on PostgreSQL, without libsql.');
  }
};
