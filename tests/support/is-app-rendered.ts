/**
 * Runs in the page: whether the scripts have drawn it, or it is none of the app's. Until then what shows was drawn before
 * by the server or the worker, and a press on it is lost. React marks what it has drawn.
 */
export function isAppRendered(): boolean {
  const root = document.querySelector('#root')
  const first = root?.firstElementChild
  return !root || (!!first && Object.keys(first).some((key) => key.startsWith('__reactFiber$')))
}
