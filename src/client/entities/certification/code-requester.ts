const NAME = 'ilteo.codeRequester'
let ofThisPage: string | undefined

/**
 * By what the server tells this tab from others who ask for a code to the same number. A phone may close the page while
 * its owner reads the message: the tab remembers it.
 */
export function codeRequester(): string {
  ofThisPage ??= remembered() ?? crypto.randomUUID()
  try {
    sessionStorage.setItem(NAME, ofThisPage)
  } catch {
    // Storage is switched off: it lasts as long as the page.
  }
  return ofThisPage
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined
  } catch {
    return undefined
  }
}
