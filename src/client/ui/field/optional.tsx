import { Component, type ReactNode, Suspense } from 'react'

interface OptionalProps {
  children: ReactNode
  /** While it loads, and where it cannot be had. */
  fallback?: ReactNode
}

/** A part that loads on demand and that the screen can do without: where its files cannot be had, the rest stays. */
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
