/** How a journey finds an element: by what assistive technology calls it. */
export interface Target {
  role: Role
  /** The whole accessible name, or a pattern for it; any name if it is left out. */
  name?: string | RegExp
  /** The element that contains it. */
  within?: Target
}

/** A `Target` in a form that can be passed into a page. */
export interface Wanted {
  selector: string
  name: string | null
  pattern: string | null
  within: Wanted | null
}

const SELECTORS = {
  article: 'article',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog[open], [role=dialog]',
  file: 'input[type=file]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  radio: 'input[type=radio]',
  region: 'section',
  searchbox: 'input[type=search]',
  textbox:
    'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], textarea',
}
type Role = keyof typeof SELECTORS

export function wantedOf({ role, name, within }: Target): Wanted {
  return {
    selector: SELECTORS[role],
    name: typeof name === 'string' ? name : null,
    pattern: name instanceof RegExp ? name.source : null,
    within: within ? wantedOf(within) : null,
  }
}

/** Runs in the page. Names are computed from labels, `aria-label` and text, which is enough for this product. */
export function findElement(wanted: Wanted): Element | null {
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg, style')) hidden.remove()
    for (const image of copy.querySelectorAll('img[alt]')) image.replaceWith(image.getAttribute('alt') ?? '')
    return copy.textContent
  }
  const sourcesOf = (element: Element): (Element | string)[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`) ?? '')
    const own = element.getAttribute('aria-label')
    if (own !== null) return [own]
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    return labels.length > 0 ? labels : [element]
  }
  const nameOf = (element: Element): string =>
    sourcesOf(element)
      .map((each) => (typeof each === 'string' ? each : textOf(each)))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  const search = ({ selector, name, pattern, within }: Wanted): Element | null => {
    const root = within ? search(within) : document
    const shown = [...(root?.querySelectorAll(selector) ?? [])].filter(isShown)
    const isMatch = (element: Element) =>
      (name === null || nameOf(element) === name) &&
      (pattern === null || new RegExp(pattern).test(nameOf(element)))
    return shown.find(isMatch) ?? null
  }
  return search(wanted)
}

/** Runs in the page: whether a press would reach the element: it is at rest, enabled, and nothing covers it. */
export async function isPressable(element: HTMLElement): Promise<boolean> {
  if ('disabled' in element && element.disabled === true) return false
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const now = element.getBoundingClientRect()
  if (now.x !== before.x || now.y !== before.y || now.width !== before.width) return false
  const top = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2)
  return (
    top !== null &&
    (element.contains(top) ||
      [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(top)))
  )
}
