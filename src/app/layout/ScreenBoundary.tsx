import { Component, type ReactNode } from 'react';
import { ScreenBroken } from '../screens/ScreenBroken';
import { useAppDispatch } from '../store/hooks';
import { persistedStateDropped } from '../store/store';

interface BoundaryProps {
  onDropPersisted: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  private crashes = 0;

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch({ name }: Error): void {
    console.error(`A screen could not be shown: ${name}`);
    this.crashes += 1;
    if (this.crashes !== 2) return;
    this.props.onDropPersisted();
    this.retry();
  }

  private readonly retry = () => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? <ScreenBroken onRetry={this.retry} /> : this.props.children;
  }
}

/**
 * Catches errors in rendering. Store and form are above it, so a retry loses nothing. If the screen crashes again, the
 * persisted state may be the reason, and the retry starts without it.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  return <Boundary onDropPersisted={() => dispatch(persistedStateDropped())}>{children}</Boundary>;
}
