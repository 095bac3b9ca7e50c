/**
 * Runs in the page: whether React has hydrated it, or the page is not part of the app. Before that the page is HTML
 * rendered by the server or the service worker, and clicks on it are lost. React marks the nodes it has rendered.
 */
export function isAppRendered(): boolean {
  const root = document.querySelector('#root')
  const first = root?.firstElementChild
  return !root || (!!first && Object.keys(first).some((key) => key.startsWith('__reactFiber$')))
}
