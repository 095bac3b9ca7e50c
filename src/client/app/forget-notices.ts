/** Notices that one navigation passes on, shown on the page it leads to. */
const NOTICES = ['signedUp', 'newPassword', 'accountRemoved']

/** Removes them when the app starts: a reload keeps the state of the history entry and would show them again. */
export function forgetNotices(): void {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !NOTICES.some((name) => name in state)) return
  history.replaceState(
    Object.fromEntries(Object.entries(state).filter(([name]) => !NOTICES.includes(name))),
    '',
  )
}
