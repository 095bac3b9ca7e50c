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
