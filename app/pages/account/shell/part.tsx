import { Component, type ReactNode } from 'react';
import { notLoaded } from '../../../lib/auth-client.ts';
import { NotLoaded, Waiting } from '../../../lib/later.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Failure } from './failure.tsx';

type PartProps = {
  children: ReactNode;
  /** Shown until the code has loaded. */
  waiting?: ReactNode;
};

/** A part of the dashboard whose code loads later. If it cannot be loaded, everything around it stays. */
export class Part extends Component<PartProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state = { error: null as unknown };

  override render() {
    const { error } = this.state;
    const { children, waiting = <Skeleton label="Loading..." lines={6} /> } = this.props;
    if (error === null) return <Waiting value={waiting}>{children}</Waiting>;
    if (!(error instanceof NotLoaded)) throw error;
    return <Failure text={notLoaded} />;
  }
}
