import { Component, type ReactNode } from 'react';
import { ScreenBroken } from '../screens/ScreenBroken';
import { useAppDispatch } from '../store/hooks';
import { persistedStateDropped } from '../store/store';

interface BoundaryProps {
  /** Called when a retry with the persisted state has crashed again. */
  onDropPersisted: () => void;
  children: ReactNode;
}

interface State {
  broken: boolean;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { broken: false };

  private retries = 0;
  private isRetrying = false;

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(`A screen could not be shown: ${error.name}`);
    if (!this.isRetrying) return;
    this.isRetrying = false;
    this.retry();
  }

  private retry(): void {
    if (this.retries > 0) this.props.onDropPersisted();
    this.retries += 1;
    this.setState({ broken: false });
  }

  private readonly onRetry = () => {
    this.isRetrying = this.retries === 0;
    this.retry();
    // React renders the update of a click before the next task.
    setTimeout(() => {
      this.isRetrying = false;
    });
  };

  override render(): ReactNode {
    return this.state.broken ? <ScreenBroken onRetry={this.onRetry} /> : this.props.children;
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
