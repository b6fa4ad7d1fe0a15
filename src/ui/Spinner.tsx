import CircularProgress from '@mui/material/CircularProgress';

/** Something is under way; the words beside it say what. */
export function Spinner() {
  return <CircularProgress aria-hidden="true" color="inherit" size={20} thickness={5} />;
}
