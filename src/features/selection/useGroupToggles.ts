import { useCallback, useState } from 'react';
import type { Flow } from '../../contract/offer';

/**
 * Which groups of directions are open.
 *
 * What the candidate opens or closes holds for the search it was done in ("" for none), so that clearing the
 * search brings the former state back.
 *
 * @returns whether a group is open, given the state it has by itself, and a function that sets it
 */
export function useGroupToggles(search: string) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (flow: Flow, byItself: boolean) => toggled.get(`${flow} ${search}`) ?? byItself;
  const setOpen = useCallback(
    (flow: Flow, open: boolean) => {
      setToggled((former) => new Map(former).set(`${flow} ${search}`, open));
    },
    [search],
  );
  return [isOpen, setOpen] as const;
}
