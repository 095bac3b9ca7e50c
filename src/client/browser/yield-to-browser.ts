/** Resolves once the browser has had its turn: long work is done in pieces, and a touch is answered in between. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    // Unlike a timer, it is not held back where the page is in the background.
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
