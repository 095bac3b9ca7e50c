import { vi } from 'vitest'

/** What React asks of a page that has no element. `vi.unstubAllGlobals` takes it away. */
export function emptyPage(): Element {
  const ownerDocument = { nodeType: 9, addEventListener() {}, activeElement: null }
  const container = { nodeType: 1, tagName: 'DIV', addEventListener() {}, ownerDocument, textContent: '' }
  vi.stubGlobal('window', { document: ownerDocument, HTMLIFrameElement: Object })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return container as unknown as Element
}
