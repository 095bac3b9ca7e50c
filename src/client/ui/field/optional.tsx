import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

interface OptionalProps {
  children: ReactNode
  /** Shown while it loads, and if it cannot be loaded. */
  fallback?: ReactNode
  /** Shown instead of `fallback` if it cannot be loaded. */
  missing?: ReactNode
}

/** A lazy part that the screen can do without: if its chunk cannot be loaded, the rest stays. */
export class Optional extends Component<OptionalProps, { isMissing: boolean }> {
  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override state = { isMissing: false }

  override render() {
    const { children, fallback = null, missing = fallback } = this.props
    return this.state.isMissing ? missing : <Suspense fallback={fallback}>{children}</Suspense>
  }
}

/** A component that is loaded when it is first drawn, together with the catalogues of its texts. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly (() => Promise<unknown>)[]
) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), ...texts.map((catalogue) => catalogue())])
    return { default: part }
  })
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

/** As `lazyPart`, of a component that its screen can do without: nothing is shown until it is there. */
export function optionalPart<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  ...texts: readonly (() => Promise<unknown>)[]
): (props: PropsOf<Module[Name]>) => ReactNode
export function optionalPart(
  load: () => Promise<object>,
  name: PropertyKey,
  ...texts: readonly (() => Promise<unknown>)[]
) {
  const Part = lazyPart<object>(async () => Reflect.get(await load(), name), ...texts)
  return (props: unknown) => (
    <Optional>
      <Part {...(props as object)} />
    </Optional>
  )
}
