import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onDraftInTabs, tellTabs } from '../../../src/client/offline/drafts/draft-tabs.ts'
import { eventually } from '../../support/eventually.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const stops: (() => void)[] = []

beforeEach(() => {
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** A form that shows a draft; counts how often it is told to read it again. */
function aForm(owner: string, name: string) {
  const refresh = vi.fn<() => void>()
  const stop = onDraftInTabs(owner, name, refresh)
  stops.push(stop)
  return { refresh, stop }
}

test('a written draft refreshes the forms that show it, of the same member and name only', async () => {
  const shown = aForm('member-1', 'resume')
  const others = [aForm('member-1', 'expected-job'), aForm('member-2', 'resume')]
  const last = aForm('member-1', 'last')
  tellTabs('member-1', 'resume')
  tellTabs('member-1', 'last')
  await eventually(() => expect(last.refresh).toHaveBeenCalledOnce())
  await eventually(() => expect(shown.refresh).toHaveBeenCalledOnce())
  for (const { refresh } of others) expect(refresh).not.toHaveBeenCalled()
})

test('a tab that is shown again reads the draft again, one that is hidden does not', () => {
  const { refresh } = aForm('member-1', 'resume')
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
})

test('a form that is gone is refreshed no more', async () => {
  const [gone, shown] = [aForm('member-1', 'resume'), aForm('member-1', 'resume')]
  gone.stop()
  tellTabs('member-1', 'resume')
  page.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(shown.refresh).toHaveBeenCalledTimes(2))
  expect(gone.refresh).not.toHaveBeenCalled()
})

test('a browser without channels between tabs still refreshes a tab that is shown again', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { refresh, stop } = aForm('member-1', 'resume')
  tellTabs('member-1', 'resume')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
})
