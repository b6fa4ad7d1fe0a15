/*
 * The extracted styles of the form, for its chunk.
 */
import './extracted/form.css';
import names from './extracted/form.json';
import { markInserted } from './MuiProvider';

markInserted(names);
