/** Stands for both interfaces of libsql in tests on PostgreSQL, which open no embedded database. */
module.exports = class {
  constructor() {
    throw new Error('Mutants are tested on PostgreSQL, without libsql.');
  }
};
