import { jsx } from 'react/jsx-runtime';

/**
 * Takes the place of `createSvgIcon` inside @mui/icons-material: the same drawings as plain SVG, sized by the style sheet.
 * Material UI's own icon makes its styles when it is first shown, and the first screen has a dozen of them.
 */
export default function createSvgIcon(drawing, name) {
  function Icon({ className = '', fontSize }) {
    return jsx('svg', {
      className: `SvgIcon ${fontSize === 'small' ? 'SvgIcon--s ' : ''}${className}`,
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      children: drawing,
    });
  }
  Icon.displayName = name;
  return Icon;
}
