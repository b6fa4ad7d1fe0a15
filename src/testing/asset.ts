/** Stands in for style sheets, fonts and pictures, which jest does not load. */
export default 'asset';
