import { useOutletContext } from 'react-router-dom';
import type { LanguageChange } from '../language/useLanguageChange';
import type { Sender } from '../screens/useSender';
import type { CatalogueResult } from './useCatalogue';

/** The context that the layout of the site gives to every route. */
export interface Site {
  catalogue: CatalogueResult;
  change: LanguageChange;
  /** Who has just applied; null after a reload. */
  sender: Sender | null;
  setSender: (sender: Sender | null) => void;
}

export function useSite(): Site {
  return useOutletContext();
}
