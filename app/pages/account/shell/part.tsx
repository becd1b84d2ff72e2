import { Component, type ReactNode } from 'react';
import { offline } from '../../../lib/auth-client.ts';
import { NotLoaded } from '../../../lib/later.ts';
import { Failure } from './failure.tsx';

/** Keeps what is around a part of the dashboard when the program for the part cannot be loaded. */
export class Part extends Component<{ children: ReactNode }, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state = { error: null as unknown };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof NotLoaded)) throw error;
    // Chromium never asks again for a program that it could not load, until the page is loaded again.
    return <Failure text={offline} />;
  }
}
