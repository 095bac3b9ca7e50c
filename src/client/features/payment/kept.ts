import * as z from 'zod/mini'
import { CARD_COMPANIES, INSTALMENTS, PAYMENT_METHODS } from '../../../contract/base/enums.ts'
import { currentMemberId } from '../../api/session.ts'
import { PAYMENT } from '../../offline/cache/personal-items.ts'

/** Choices of a payment page, which survive reloads, lost networks and the way back from the provider. */
const Choices = z.object({
  productId: z.nullable(z.string()),
  couponId: z.nullable(z.string()),
  method: z.enum(PAYMENT_METHODS),
  cardCompany: z.nullable(z.enum(CARD_COMPANIES)),
  instalment: z.literal(INSTALMENTS),
  /** Slots of a LOCAL pass; null until changed, for the announcement's own regions. */
  slots: z.nullable(z.array(z.nullable(z.int()))),
  /** For a tax invoice; null unless one is asked for. Absent from choices that an earlier version stored. */
  invoiceEmail: z._default(z.nullable(z.string()), null),
})
export type Choices = z.output<typeof Choices>

/** A requested order: its idempotency key makes retries after lost answers safe. */
const Attempt = z.object({ key: z.string(), body: z.string(), orderId: z.nullable(z.string()) })
export type Attempt = z.output<typeof Attempt>

export const NOTHING_CHOSEN: Choices = {
  productId: null,
  couponId: null,
  method: 'CreditCard',
  cardCompany: null,
  instalment: 0,
  slots: null,
  invoiceEmail: null,
}

/** @param name of the pay page: `ticket`, or the id of the announcement that a pass is for */
export const storedChoices = (name: string) => stored(`choices ${name}`, Choices)
export const storeChoices = (name: string, choices: Choices) => store(`choices ${name}`, choices)
export const storedAttempt = (name: string) => stored(`attempt ${name}`, Attempt)
export const storeAttempt = (name: string, attempt: Attempt | null) => store(`attempt ${name}`, attempt)

const memory = new Map<string, string>()
const nameOf = (name: string) => `${PAYMENT} ${currentMemberId() ?? ''} ${name}`

function stored<T>(name: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const text = memory.get(nameOf(name)) ?? sessionStorage.getItem(nameOf(name))
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Stored per tab until it is closed: two tabs are two purchases. */
function store(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(nameOf(name))
    else sessionStorage.setItem(nameOf(name), JSON.stringify(value))
    memory.delete(nameOf(name))
  } catch {
    // Storage is disabled: kept as long as the page.
    memory.set(nameOf(name), JSON.stringify(value))
  }
}
