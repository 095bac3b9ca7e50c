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

test('saving a draft refreshes only the forms that show the draft of that member and name', async () => {
  const shown = aForm('member-1', 'resume')
  const others = [aForm('member-1', 'expected-job'), aForm('member-2', 'resume')]
  const last = aForm('member-1', 'last')
  tellTabs('member-1', 'resume')
  tellTabs('member-1', 'last')
  await eventually(() => expect(last.refresh).toHaveBeenCalledOnce())
  await eventually(() => expect(shown.refresh).toHaveBeenCalledOnce())
  for (const { refresh } of others) expect(refresh).not.toHaveBeenCalled()
})

test('a tab reads the draft again when it becomes visible, not when it is hidden', () => {
  const { refresh } = aForm('member-1', 'resume')
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
})

test('a removed form is not refreshed', async () => {
  const [gone, shown] = [aForm('member-1', 'resume'), aForm('member-1', 'resume')]
  gone.stop()
  tellTabs('member-1', 'resume')
  page.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(shown.refresh).toHaveBeenCalledTimes(2))
  expect(gone.refresh).not.toHaveBeenCalled()
})

test('without BroadcastChannel, a tab that becomes visible still reads the draft again', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { refresh, stop } = aForm('member-1', 'resume')
  tellTabs('member-1', 'resume')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
})
