import { useLayoutEffect } from 'react'

const PRODUCT = '일터 Ilteo'

/** Titles of the mounted screens; the innermost, which is mounted last, is the document's. */
const shown: { title: string }[] = []

/**
 * Sets the document title, which also names the history entry, while the screen is mounted. A screen without a title
 * gets the product's name: it never shows the title of the page before it.
 */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (!title) return undefined
    const entry = { title: `${title} · ${PRODUCT}` }
    shown.push(entry)
    write()
    return () => {
      shown.splice(shown.indexOf(entry), 1)
      write()
    }
  }, [title])
}

function write() {
  document.title = shown.at(-1)?.title ?? PRODUCT
}
