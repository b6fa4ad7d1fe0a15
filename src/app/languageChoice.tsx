import { Flag } from '../features/language/Flag';
import { flagInfo } from '../features/language/flagInfo';

/** A language as the "no studies" screen offers it. */
export function languageChoice(language: string) {
  const { name, tag } = flagInfo(language);
  return { language, name, tag, flag: <Flag language={language} /> };
}
