import { styled } from '@mui/material/styles';
import { Notice } from '../../../ui/Notice';

/** What is said above the form about what is in it. */
export const FormNotice = styled(Notice)({
  marginBottom: 24,
  '@media print': { display: 'none' },
});
