const NAME = 'ilteo.codeRequester'
let ofThisPage: string | undefined

/**
 * Id by which the server tells this tab from others that request a code for the same number. Kept in session storage: a
 * phone may discard the page while its owner reads the message.
 */
export function codeRequester(): string {
  ofThisPage ??= remembered() ?? crypto.randomUUID()
  try {
    sessionStorage.setItem(NAME, ofThisPage)
  } catch {
    // Storage is disabled: the id lasts as long as the page.
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
