import { Component, type ReactNode, Suspense } from 'react'

interface OptionalProps {
  children: ReactNode
  /** Shown while it loads, and if it cannot be loaded. */
  fallback?: ReactNode
}

/** A lazy part that the screen can do without: if its chunk cannot be loaded, the rest stays. */
export class Optional extends Component<OptionalProps, { isMissing: boolean }> {
  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override state = { isMissing: false }

  override render() {
    const { children, fallback = null } = this.props
    return this.state.isMissing ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
