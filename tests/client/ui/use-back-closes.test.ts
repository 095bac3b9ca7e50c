import { createBrowserHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BackEntry } from '../../../src/client/ui/sheet/use-back-closes.ts'

interface Entry {
  state: unknown
  path: string
}

const OPENED = [
  // What was open before the site.
  { state: null, path: '/elsewhere' },
  { state: null, path: '/jobs' },
]

/** A history as browsers have it: going back is done later, and tells the window. */
class FakeHistory {
  entries: Entry[]
  index: number
  /** Milliseconds until the browser goes back. */
  delay = 0
  readonly #window: EventTarget

  constructor(window: EventTarget, entries: Entry[], index: number) {
    this.#window = window
    this.entries = entries
    this.index = index
  }

  get state(): unknown {
    return this.entries[this.index]?.state
  }

  get length(): number {
    return this.entries.length
  }

  pushState(state: unknown, _unused: string, path = this.path()) {
    this.entries = [...this.entries.slice(0, this.index + 1), { state: structuredClone(state), path }]
    this.index += 1
  }

  replaceState(state: unknown, _unused: string, path = this.path()) {
    this.entries[this.index] = { state: structuredClone(state), path }
  }

  back() {
    this.go(-1)
  }

  go(steps: number) {
    setTimeout(() => {
      this.index += steps
      this.#window.dispatchEvent(Object.assign(new Event('popstate'), { state: this.state }))
    }, this.delay)
  }

  path() {
    return this.entries[this.index]?.path ?? ''
  }
}

function fakeWindow(entries: Entry[] = [...OPENED], index = 1) {
  const events = new EventTarget()
  const history = new FakeHistory(events, entries, index)
  const location = {
    get pathname() {
      return history.path()
    },
    search: '',
    hash: '',
  }
  return Object.assign(events, { history, location })
}

/** Lets the browser and the router finish what they have begun. */
const settled = () => vi.advanceTimersByTimeAsync(50)

function openSite(window = fakeWindow()) {
  // Registered before the router's, as in the app.
  let earliest: (event: PopStateEvent) => void = () => undefined
  window.addEventListener('popstate', (event) => earliest(event as PopStateEvent))
  const history = createBrowserHistory({ window })
  const loads: string[] = []
  history.subscribe(({ location }) => void loads.push(location.pathname))
  const entry = new BackEntry(window as unknown as Window, history, (listener) => (earliest = listener))
  return {
    window,
    history,
    loads,
    /** A sheet that closes when it is told to. */
    sheet(name: string, closed: string[]) {
      const remove = entry.open(() => {
        closed.push(name)
        remove()
      })
      return remove
    },
    entry,
    paths: () => window.history.entries.slice(0, window.history.index + 1).map(({ path }) => path),
    async back() {
      window.history.back()
      await settled()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
})

describe('Back', () => {
  test('closes the open layer without a load of the page, and the next one leaves the page', async () => {
    const site = openSite()
    const closed: string[] = []
    site.sheet('region', closed)
    await site.back()
    expect(closed).toEqual(['region'])
    expect(site.paths()).toEqual(['/elsewhere', '/jobs'])
    expect(site.loads).toEqual([])
    await site.back()
    expect(site.paths()).toEqual(['/elsewhere'])
  })

  test('closes layers one after the other, the topmost first', async () => {
    const site = openSite()
    const closed: string[] = []
    for (const name of ['chat', 'attach', 'photo']) site.sheet(name, closed)
    for (const expected of [['photo'], ['photo', 'attach'], ['photo', 'attach', 'chat']]) {
      await site.back()
      expect(closed).toEqual(expected)
    }
    await site.back()
    expect(site.paths()).toEqual(['/elsewhere'])
  })

  test('asks a layer that stays open again', async () => {
    const site = openSite()
    const ask = vi.fn<() => void>()
    site.entry.open(ask)
    await site.back()
    await site.back()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(site.paths().at(-1)).toBe('/jobs')
  })

  test('leaves the page at once after a layer was closed by another way', async () => {
    const site = openSite()
    const remove = site.sheet('region', [])
    await settled()
    remove()
    await settled()
    expect(site.paths()).toEqual(['/elsewhere', '/jobs'])
    await site.back()
    expect(site.paths()).toEqual(['/elsewhere'])
    expect(site.loads).toEqual(['/elsewhere'])
  })

  test('leaves the page at once after a reload whose layer is not opened again', async () => {
    const before = openSite()
    before.sheet('region', [])
    const { entries, index } = before.window.history
    const site = openSite(fakeWindow(entries, index))
    await site.back()
    expect(site.paths()).toEqual(['/elsewhere'])
  })
})

describe('A navigation', () => {
  test.each(['push', 'replace'] as const)('that closes a layer (%s) leaves no entry behind', async (how) => {
    const site = openSite()
    const remove = site.sheet('region', [])
    await settled()
    site.history[how]('/jobs?region=12')
    remove()
    await settled()
    const expected = how === 'push' ? ['/jobs', '/jobs?region=12'] : ['/jobs?region=12']
    expect(site.paths()).toEqual(['/elsewhere', ...expected])
    expect(site.loads.length).toBe(1)
  })

  test('right after a layer was closed is not undone', async () => {
    const site = openSite()
    const remove = site.sheet('apply', [])
    await settled()
    remove()
    await Promise.resolve()
    site.history.push('/mypage')
    await settled()
    expect(site.paths()).toEqual(['/elsewhere', '/jobs', '/mypage'])
  })

  test('is not undone by a browser that is slow in going back', async () => {
    const site = openSite()
    const remove = site.sheet('region', [])
    await settled()
    site.window.history.delay = 3_000
    site.history.push('/jobs?region=12')
    remove()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(site.paths()).toEqual(['/elsewhere', '/jobs', '/jobs?region=12'])
  })

  test('under a layer that stays open keeps Back for the layer', async () => {
    const site = openSite()
    const closed: string[] = []
    site.sheet('status', closed)
    await settled()
    site.history.replace('/jobs?page=2')
    await settled()
    await site.back()
    expect(closed).toEqual(['status'])
    expect(site.paths()).toEqual(['/elsewhere', '/jobs?page=2'])
  })

  test('to another entry is left to the router', async () => {
    const site = openSite()
    site.history.push('/news')
    await settled()
    site.loads.length = 0
    await site.back()
    expect(site.loads).toEqual(['/jobs'])
  })
})

test('A layer that opens in place of another needs no second entry', async () => {
  const site = openSite()
  const closed: string[] = []
  const remove = site.sheet('menu', closed)
  remove()
  site.sheet('place', closed)
  await settled()
  expect(site.paths()).toEqual(['/elsewhere', '/jobs', '/jobs'])
  await site.back()
  expect(closed).toEqual(['place'])
  expect(site.paths()).toEqual(['/elsewhere', '/jobs'])
})
