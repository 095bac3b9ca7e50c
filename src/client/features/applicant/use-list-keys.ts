import { useShortcuts } from '../../ui/keyboard/shortcuts.ts'

interface ListKeys {
  ids: readonly string[]
  /** The open resume's. */
  openId: string | undefined
  onOpen: (id: string) => void
  /** Shortlists those that are ticked, or else the one that is open or has the focus. */
  onShortlist: (id: string | undefined) => void
  /** The same, to show what they would be told. */
  onReject: (id: string | undefined) => void
  onTick: (id: string) => void
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"] a`)

/** The row that has the focus. */
const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']

/** J and K go through the rows and, once a resume is open, through the resumes; S, R and X are about the current one. */
export function useListKeys({ ids, openId, onOpen, onShortlist, onReject, onTick }: ListKeys) {
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
    s: () => onShortlist(current()),
    r: () => onReject(current()),
    x: () => {
      const id = current()
      if (id !== undefined) onTick(id)
    },
  })
  const isShown = openId !== undefined && ids.includes(openId)
  return {
    onPrevious: isShown && neighbour(openId, -1) !== undefined ? () => go(-1) : undefined,
    onNext: isShown && neighbour(openId, 1) !== undefined ? () => go(1) : undefined,
  }
}
