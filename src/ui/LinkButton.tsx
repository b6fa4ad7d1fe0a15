import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** A button, or a link, that looks like a link and is as tall as a finger needs. */
export const LinkButton = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  borderRadius: 6,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.5,
  textAlign: 'start',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  '&:hover': { textDecorationThickness: 2 },
}) as typeof Link;
