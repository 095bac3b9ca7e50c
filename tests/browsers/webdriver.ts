/** The part of the WebDriver protocol that the journeys use: https://www.w3.org/TR/webdriver2/ */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export interface ElementReference {
  [ELEMENT]: string
}

export interface Session {
  browserVersion: string
  navigate(url: string): Promise<void>
  /** @param source a function in the page's language */
  execute(source: string, argument: unknown): Promise<unknown>
  click(element: ElementReference): Promise<void>
  sendKeys(element: ElementReference, text: string): Promise<void>
  setSize(size: { width: number; height: number }): Promise<void>
  screenshot(): Promise<string>
  end(): Promise<void>
}

/** Functions that run in the page answer through a callback, so that they may be asynchronous. */
const CALL = (source: string) =>
  `const done = arguments[1]
   Promise.resolve().then(() => (${source})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`

export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const begun = await send(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId, capabilities: granted } = begun as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const inSession = (method: string, path: string, body?: object) =>
    send(driver, method, `/session/${sessionId}${path}`, body)
  const ofElement = (element: ElementReference, path: string, body: object) =>
    inSession('POST', `/element/${element[ELEMENT]}${path}`, body)
  return {
    browserVersion: granted.browserVersion,
    navigate: async (url) => void (await inSession('POST', '/url', { url })),
    async execute(source, argument) {
      const answer = await inSession('POST', '/execute/async', { script: CALL(source), args: [argument] })
      const { value, error } = answer as { value?: unknown; error?: string }
      if (error !== undefined) throw new Error(error)
      return value
    },
    click: async (element) => void (await ofElement(element, '/click', {})),
    sendKeys: async (element, text) => void (await ofElement(element, '/value', { text })),
    setSize: async (size) => void (await inSession('POST', '/window/rect', size)),
    screenshot: async () => String(await inSession('GET', '/screenshot')),
    end: async () => void (await inSession('DELETE', '')),
  }
}

async function send(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(driver + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
