import { useRef, useState } from 'react'

/** Ids of all rows from one to another, in either direction. */
export function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [one, other] = [ids.indexOf(from), ids.indexOf(to)]
  return one === -1 || other === -1 ? [to] : ids.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** The ticked rows, of those that are shown. */
export function useChosen(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const chosen = new Set(ids.filter((id) => ticked.has(id)))
  const tick = (id: string, isRange = false) => {
    const meant = isRange && last.current !== undefined ? between(ids, last.current, id) : [id]
    const isOn = !chosen.has(id)
    last.current = id
    setTicked(new Set(isOn ? [...chosen, ...meant] : [...chosen].filter((each) => !meant.includes(each))))
  }
  const isAll = ids.length > 0 && chosen.size === ids.length
  return {
    chosen,
    isAll,
    tick,
    tickAll: () => setTicked(new Set(isAll ? [] : ids)),
    untick: (done: readonly string[]) => setTicked(new Set([...chosen].filter((id) => !done.includes(id)))),
  }
}
