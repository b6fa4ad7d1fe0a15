import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { BELOW_SM } from './theme/media';

/** The white surface of a screen, which means "answer here"; on a phone from edge to edge of the window. */
export const Sheet = styled(Paper)({
  [BELOW_SM]: { marginInline: -16, borderRadius: 0, borderInline: 0 },
}) as typeof Paper;

/** The sheet around one list of choices (ui/ChoiceList.tsx). */
export const ListSheet = styled(Sheet)({
  padding: 8,
  [BELOW_SM]: { padding: 0 },
}) as typeof Paper;
