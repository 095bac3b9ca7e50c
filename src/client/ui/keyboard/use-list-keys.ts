import { useShortcuts } from './shortcuts.ts'

interface ListKeys {
  ids: readonly string[]
  /** Of the row that is open beside the list. */
  openId: string | undefined
  onOpen: (id: string) => void
  /** By key, about the row that has the focus, or else the open one. */
  acts?: Readonly<Record<string, (id: string | undefined) => void>>
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"] a`)

/** The row that has the focus. */
const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']

/** J and K go through the rows (`data-row`) and, once one is open, through what is open; further keys are about a row. */
export function useListKeys({ ids, openId, onOpen, acts = {} }: ListKeys) {
  const current = () => {
    const id = focused() ?? openId
    return id !== undefined && ids.includes(id) ? id : undefined
  }
  const neighbour = (from: string | undefined, by: 1 | -1) =>
    from === undefined ? ids[0] : ids[ids.indexOf(from) + by]
  const go = (by: 1 | -1) => {
    const next = neighbour(openId ?? current(), by)
    if (next === undefined) return
    if (openId !== undefined) onOpen(next)
    const link = rowOf(next)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    ...Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, () => act(current())])),
  })
  const isShown = openId !== undefined && ids.includes(openId)
  return {
    onPrevious: isShown && neighbour(openId, -1) !== undefined ? () => go(-1) : undefined,
    onNext: isShown && neighbour(openId, 1) !== undefined ? () => go(1) : undefined,
  }
}
