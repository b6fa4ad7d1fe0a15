/** Replaces style sheets, fonts and images, which jest does not load. */
export default 'asset';
