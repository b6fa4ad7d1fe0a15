import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/* The colours of flags are facts, not part of the theme. */
const DRAWINGS: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries({
    pl: (
      <>
        <path fill="#fff" d="M0 0h24v8.5H0z" />
        <path fill="#D4213D" d="M0 8.5h24V17H0z" />
      </>
    ),
    eng: (
      <>
        <path fill="#1F2F6B" d="M0 0h24v17H0z" />
        <path stroke="#fff" strokeWidth="3.4" d="m0 0 24 17M24 0 0 17" />
        <path stroke="#C8102E" strokeWidth="1.3" d="m0 0 24 17M24 0 0 17" />
        <path stroke="#fff" strokeWidth="5.4" d="M12 0v17M0 8.5h24" />
        <path stroke="#C8102E" strokeWidth="3.2" d="M12 0v17M0 8.5h24" />
      </>
    ),
    de: (
      <>
        <path fill="#1A1A1A" d="M0 0h24v5.67H0z" />
        <path fill="#D00" d="M0 5.67h24v5.66H0z" />
        <path fill="#FFCE00" d="M0 11.33h24V17H0z" />
      </>
    ),
    sk: (
      <>
        <path fill="#fff" d="M0 0h24v5.67H0z" />
        <path fill="#0B4EA2" d="M0 5.67h24v5.66H0z" />
        <path fill="#EE1C25" d="M0 11.33h24V17H0z" />
        <path
          fill="#EE1C25"
          stroke="#fff"
          strokeWidth=".9"
          d="M3.6 4h7.2c.2 2.6.2 4.5-.3 5.9-.6 1.7-1.9 2.7-3.3 3.3-1.4-.6-2.7-1.6-3.3-3.3C3.4 8.5 3.4 6.6 3.6 4z"
        />
        <path stroke="#fff" d="M7.2 5.2v5.4M5.7 6.6h3M5.2 8.3h4" />
        <path
          fill="#0B4EA2"
          d="M4.3 10.7c.7-.8 1.5-.9 2-.4.5-.7 1.3-.7 1.8 0 .5-.5 1.3-.4 2 .4-.6 1.1-1.7 1.9-2.9 2.4-1.2-.5-2.3-1.3-2.9-2.4z"
        />
      </>
    ),
    cs: (
      <>
        <path fill="#fff" d="M0 0h24v8.5H0z" />
        <path fill="#D7141A" d="M0 8.5h24V17H0z" />
        <path fill="#11457E" d="m0 0 12 8.5L0 17z" />
      </>
    ),
    ru: (
      <>
        <path fill="#fff" d="M0 0h24v5.67H0z" />
        <path fill="#0039A6" d="M0 5.67h24v5.66H0z" />
        <path fill="#D52B1E" d="M0 11.33h24V17H0z" />
      </>
    ),
  }),
);

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

const Drawing = styled('svg')({ width: 24, height: 17, borderRadius: 3 });

/** The flag of a language, or the unknown flag. */
export function Flag({ language }: { language: string }) {
  return (
    <Drawing viewBox="0 0 24 17" aria-hidden="true">
      {DRAWINGS.get(language) ?? UNKNOWN}
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
    </Drawing>
  );
}
