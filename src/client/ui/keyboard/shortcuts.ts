import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readItem, writeItem } from '../../browser/device-items.ts'
import { createSignal } from '../../browser/signal.ts'

/** Handlers by key: a letter in lower case, `?` or `/`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

const SWITCH = 'ilteo.operator.shortcuts'

const isOn = createSignal(readItem(SWITCH) !== 'off')

/** Single keys disturb users of speech input, who need a way to turn them off (WCAG 2.1.4). */
export function switchShortcuts(next: boolean): void {
  isOn.set(next)
  writeItem(SWITCH, next ? null : 'off')
}

export const useShortcutsOn = () => useSyncExternalStore(isOn.subscribe, isOn.get, isOn.get)

/**
 * Single keys for what the page offers. None is taken while a field has the focus or a dialog is open, and none should
 * do more than move the focus or open something.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOn.get() || isForOthers(event)) return
      const act = latest.current[keyOf(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

/** The key as its label says; where an input method types another script, the letter at its place. */
export function keyOf({ key, code }: Pick<Press, 'key' | 'code'>): string {
  if (/^[a-z?/]$/i.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}

/** Letters mean nothing to a check box. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

function isForOthers(event: Press & Pick<Event, 'target'>): boolean {
  const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || repeat || isComposing) return true
  if (target instanceof Element && target.closest(TYPED_IN)) return true
  return document.querySelector('[role="dialog"]') !== null
}

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
