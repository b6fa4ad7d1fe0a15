import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useState,
} from 'react';

/** A file could not be loaded, because there is no connection or a newer version has replaced the file. */
class LoadFailure extends Error {}

/** Functions that make failed parts be imported again. */
const renewals = new Set<() => void>();

/** A component in a file of its own, for `Loading`. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Loads it ahead, so that it is rendered at once. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/** React's `lazy`, which renders at once what is loaded already, and imports anew what has failed. */
export function lazyPart<P extends object>(fetch: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const load = async () => {
    try {
      loaded ??= await fetch();
      return { default: loaded };
    } catch (cause) {
      renewals.add(renew);
      throw new LoadFailure('A part could not be loaded.', { cause });
    }
  };
  let current = lazy(load);
  const renew = () => {
    current = lazy(load);
  };
  function Part(props: P) {
    // The same one as long as it is shown: another type would lose its state.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? current);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load, isLoaded: () => loaded !== undefined });
}

interface LoadingProps {
  waiting?: ReactNode;
  /** Shown when a part could not be loaded, with a function that loads it anew; nothing by default. */
  failed?: (retry: () => void) => ReactNode;
  /** True when the content is hidden: an error is not shown, and it is rendered again when it is shown. */
  hidden?: boolean;
  children: ReactNode;
}

interface LoadingState {
  hidden: boolean;
  failure: { error: unknown } | null;
}

/** Suspense and the error boundary of lazy parts. Other errors of what is shown are left to the next boundary. */
export class Loading extends Component<LoadingProps, LoadingState> {
  override state: LoadingState = { hidden: false, failure: null };

  static getDerivedStateFromProps({ hidden = false }: LoadingProps, state: LoadingState) {
    return hidden === state.hidden ? null : { hidden, failure: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    for (const renew of renewals) renew();
    renewals.clear();
  }

  private readonly retry = () => this.setState({ failure: null });

  override render(): ReactNode {
    const { waiting = null, failed, children } = this.props;
    const { hidden, failure } = this.state;
    if (failure === null) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (hidden) return null;
    if (!(failure.error instanceof LoadFailure)) throw failure.error;
    return failed?.(this.retry) ?? null;
  }
}

/** For a part that is not shown before it is loaded. `failed`: it could not be when it was last needed. */
export function useLoaded(part: Pick<LazyPart<never>, 'load' | 'isLoaded'>) {
  // The state re-renders what shows the part.
  const [outcome, setOutcome] = useState<'none' | 'loaded' | 'failed'>('none');
  const load = useCallback(
    () =>
      part.load().then(
        () => setOutcome('loaded'),
        () => setOutcome('failed'),
      ),
    [part],
  );
  return { ready: part.isLoaded(), failed: outcome === 'failed', load };
}
