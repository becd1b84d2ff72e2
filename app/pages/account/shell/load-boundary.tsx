import { Component, type ReactNode } from 'react';
import { codeNotLoadedText } from '../../../lib/auth-client.ts';
import { CodeNotLoaded, LoadingFallback } from '../../../lib/lazy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Failure } from './failure.tsx';

type LoadBoundaryProps = {
  children: ReactNode;
  /** Shown until the code has loaded. */
  waiting?: ReactNode;
};

/** A part of the dashboard whose code loads later. If it cannot be loaded, everything around it stays. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state = { error: null as unknown };

  override render() {
    const { error } = this.state;
    const { children, waiting = <Skeleton label="Loading..." lines={6} /> } = this.props;
    if (error === null) return <LoadingFallback value={waiting}>{children}</LoadingFallback>;
    if (!(error instanceof CodeNotLoaded)) throw error;
    return <Failure text={codeNotLoadedText} />;
  }
}
