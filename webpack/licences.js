/** Permissive licences. What is used in production has one of them. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['ISC', 'MIT', 'MIT-0', 'OFL-1.1'],
]);

/** Whether an SPDX expression such as "(MIT OR GPL-2.0)" offers an allowed licence. */
exports.isAllowedLicence = (expression = '') =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((licence) => ALLOWED.has(licence));
