import { SupportButton } from '../../features/support/SupportButton';
import { useSnapshot } from './useSnapshot';

/** Opens the data for support. Re-renders at a navigation, because the data names the address. */
export function SupportData() {
  return <SupportButton collect={useSnapshot()} />;
}
