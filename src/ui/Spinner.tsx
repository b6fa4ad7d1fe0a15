import CircularProgress from '@mui/material/CircularProgress';

/** A progress indicator without a label: the text next to it describes what is loading. */
export function Spinner() {
  return <CircularProgress aria-hidden="true" color="inherit" size={20} thickness={5} />;
}
