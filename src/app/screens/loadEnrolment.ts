/** The form, in a chunk of its own: fetched once the catalogue is there, shown when it is needed. */
export function loadEnrolment() {
  return import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/EnrolmentScreen');
}

/** The links to its sections, in the same chunk. */
export function loadSectionNav() {
  return import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/SectionNav');
}
