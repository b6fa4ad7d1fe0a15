const { default: circus } = require('jest-circus/runner');

/** The result of each test file when all of its tests are skipped, by its path. */
const skipped = new Map();

const skippedOf = (result) => ({
  ...result,
  numPassingTests: 0,
  numFailingTests: 0,
  numPendingTests: result.testResults.length,
  testResults: result.testResults.map((test) => ({ ...test, status: 'pending' })),
});

/**
 * Runs a test file as jest does, unless none of its tests is asked for: most of the time of a mutant would be spent on
 * loading files of which all tests are then skipped.
 */
module.exports = async (globalConfig, ...given) => {
  const [, , , file] = given;
  const asked = new RegExp(globalConfig.testNamePattern ?? '', 'i');
  const before = skipped.get(file);
  if (before !== undefined && !before.testResults.some(({ fullName }) => asked.test(fullName))) {
    return before;
  }
  const result = await circus(globalConfig, ...given);
  // A mutant may make the file fail while it loads.
  if (result.testExecError === undefined) skipped.set(file, skippedOf(result));
  return result;
};
