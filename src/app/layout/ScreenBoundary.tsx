import { Component, type ReactNode } from 'react';
import { selectionReset } from '../../features/selection/selectionSlice';
import { ScreenBroken } from '../screens/ScreenBroken';
import { useAppDispatch } from '../store/store';

interface BoundaryProps {
  /** Called before a second retry. */
  onRetryAgain: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  private crashes = 0;

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch({ name }: Error): void {
    console.error(`A screen could not be shown: ${name}`);
    this.crashes += 1;
  }

  private readonly retry = () => {
    if (this.crashes > 1) this.props.onRetryAgain();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? <ScreenBroken onRetry={this.retry} /> : this.props.children;
  }
}

/**
 * Catches errors in rendering. Store and form are above it, so a retry loses nothing. If the screen crashes again, the
 * choices may be the reason, which would outlive a reload, and the next retry starts without them.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  return <Boundary onRetryAgain={() => dispatch(selectionReset())}>{children}</Boundary>;
}
