import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppState, AppStore } from './store';

/*
 * The hooks of React Redux with the types of this store. A feature does not know the store: it uses the plain hooks, with
 * the selectors and actions of its own slice.
 */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();
