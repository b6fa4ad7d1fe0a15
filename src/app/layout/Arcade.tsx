import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Arches = styled('svg')({
  display: 'block',
  width: '100%',
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeOpacity: 0.38,
  '& rect': { stroke: 'none' },
});

/** A row of arches from the sample mark, as decoration of the footer. */
export function Arcade() {
  const id = useId();
  return (
    <Arches aria-hidden="true">
      <pattern id={id} width="28" height="20" patternUnits="userSpaceOnUse">
        <path d="M3.5 20v-6a10.5 10.5 0 0 1 21 0v6M8.5 20v-6a5.5 5.5 0 0 1 11 0v6" />
      </pattern>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </Arches>
  );
}
