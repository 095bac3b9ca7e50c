type Listener = (event: PopStateEvent) => void

let earliest: Listener | undefined

/**
 * Has a listener called before the router's. Events of the window reach its listeners in the order of registration, those
 * that capture too: the router imports this file before it registers its own.
 */
export function onEarliestPop(listener: Listener): void {
  earliest = listener
}

// There is no window on the server.
globalThis.addEventListener?.('popstate', (event) => earliest?.(event))
