import { openPhone, type OpenPhone, type PhoneOptions } from './phone.ts'

/** Idle browsers that each Playwright worker keeps open. */
const MAX_IDLE = 4

/**
 * Browsers with the app installed and without animations, each reset after a journey and reused by one with the same size
 * and locale.
 */
export class Phones {
  readonly #idle: { kind: string; phone: OpenPhone }[] = []
  readonly #url: string
  readonly #profile: string

  constructor(url: string, profile: string) {
    this.#url = url
    this.#profile = profile
  }

  /** @param use resolves to whether the phone may be reused */
  async lend(
    { size, locale }: Pick<PhoneOptions, 'size' | 'locale'>,
    use: (phone: OpenPhone) => Promise<boolean>,
  ) {
    const kind = JSON.stringify({ size, locale })
    const index = this.#idle.findIndex((each) => each.kind === kind)
    const [kept] = index < 0 ? [] : this.#idle.splice(index, 1)
    const phone =
      kept?.phone ??
      (await openPhone({ url: this.#url, profile: this.#profile, size, locale, isStill: true }))
    const mayBeKept = await use(phone).catch(async (error: unknown) => {
      await phone.close()
      throw error
    })
    if (!mayBeKept || !(await phone.reset())) return phone.close()
    this.#idle.unshift({ kind, phone })
    await this.#idle[MAX_IDLE]?.phone.close()
    this.#idle.length = Math.min(this.#idle.length, MAX_IDLE)
  }

  async close() {
    for (const { phone } of this.#idle) await phone.close()
  }
}
