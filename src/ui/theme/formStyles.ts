/* The styles of a form, for the chunk that holds one. */
import './extracted/form.css';
import names from './extracted/form.json';
import { markInserted } from './styleCache';

markInserted(names);
