/**
 * What a journey needs from a browser. Functions passed to `evaluate`, `find` and `inspect` run in the page, and may use
 * nothing from outside but their argument.
 */
export interface Driver<Handle = unknown> {
  /** Name and version. */
  name: string
  goto(address: string): Promise<void>
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  find<Argument>(work: (argument: Argument) => Element | null, argument: Argument): Promise<Handle | null>
  inspect<Result>(work: (element: HTMLElement) => Result | Promise<Result>, element: Handle): Promise<Result>
  click(element: Handle): Promise<void>
  /** Presses keys, which replace a selection. */
  type(element: Handle, text: string): Promise<void>
  chooseFile(element: Handle, path: string): Promise<void>
  /** A PNG of what is visible. */
  screenshot(): Promise<Buffer>
  /** Console errors and uncaught exceptions so far. */
  errors(): Promise<readonly string[]>
  /** Kills the browser, as the system would, and opens it again on what it has stored; missing where nothing is kept. */
  killAndReopen?(): Promise<void>
  close(): Promise<void>
}

export interface DriverOptions {
  size: { width: number; height: number }
  userAgent?: string
}

/** Errors of the network, which every browser logs while it is offline, and Firefox for modules of a page that is left. */
export const isNetworkMessage = (text: string): boolean =>
  /Failed to load resource|Could not connect|NetworkError|Load failed|network connection was lost|Connection terminated unexpectedly|FetchEvent\.respondWith|ServiceWorker intercepted|error loading dynamically imported module|socket/i.test(
    text,
  )
