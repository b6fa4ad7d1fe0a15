import { styled } from '@mui/material/styles';
import { languageInfo } from '../../contract/languages';

/** The language's own name and its tag; a language without messages has its code as the name. */
export function flagInfo(language: string): { name: string; tag: string } {
  return languageInfo(language) ?? { name: language.toUpperCase(), tag: language };
}

const UNKNOWN = (
  <>
    <path fill="#8A949A" d="M0 0h24v17H0z" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="1.8"
      strokeLinecap="round"
      d="M9.7 6.3a2.4 2.4 0 1 1 3.8 2c-.9.6-1.4 1-1.4 1.9"
    />
    <circle cx="12.1" cy="13" r="1.15" fill="#fff" />
  </>
);

const Picture = styled('svg')({ width: 20, height: 14, clipPath: 'inset(0 round 2px)' });

/** The flag of a language, or the unknown flag. */
export function Flag({ language }: { language: string }) {
  return (
    <Picture viewBox="0 0 24 17" aria-hidden="true">
      {languageInfo(language)?.flag.map((path, index) => <path key={index} {...path} />) ?? UNKNOWN}
      <rect
        x=".5"
        y=".5"
        width="23"
        height="16"
        rx="2.5"
        fill="none"
        stroke="#808A90"
        strokeOpacity=".65"
      />
    </Picture>
  );
}
