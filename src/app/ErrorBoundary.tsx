// Keeps an exception while rendering to the part of the page that it happens in.
import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** The source of the part, which is tried again after a change. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Shows its children, or the fallback once one of them has thrown. React writes the error to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey)
      this.setState({ failed: false });
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
