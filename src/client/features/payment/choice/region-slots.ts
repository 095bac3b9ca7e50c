import { MOST_PASS_REGIONS } from '../../../../contract/payment/order.ts'

/** Districts by slot; null where a slot is empty. */
export type Slots = readonly (number | null)[]

/** As many slots as a pass can have, with these districts in the first of them. */
export const slotsOf = (regionIds: readonly number[]): Slots =>
  Array.from({ length: MOST_PASS_REGIONS }, (_, slot) => regionIds[slot] ?? null)

/** What is paid for: the districts of the filled slots, in order. */
export const regionsIn = (slots: Slots): number[] => slots.filter((regionId) => regionId !== null)

/** The slots with a district stored in one of them, or cleared; null where another slot has it already. */
export function withRegion(slots: Slots, slot: number, regionId: number | null): Slots | null {
  if (regionId !== null && slots.some((each, index) => each === regionId && index !== slot)) return null
  return slots.map((each, index) => (index === slot ? regionId : each))
}
