import { Component, type ReactNode } from 'react';
import { ScreenBroken } from './screens/ScreenBroken';

interface State {
  broken: boolean;
}

/** Catches a crash in rendering; store and typed data live above it, so that going on loses nothing. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(`A screen could not be shown: ${error.name}`);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <ScreenBroken
        onRetry={() => {
          this.setState({ broken: false });
        }}
      />
    );
  }
}
