import { MAX_PASS_REGIONS } from '../../../../contract/payment/order.ts'

/** District ids by slot; null for an empty slot. */
export type Slots = readonly (number | null)[]

/** All slots of a pass, with these districts in the first ones. */
export const slotsOf = (regionIds: readonly number[]): Slots =>
  Array.from({ length: MAX_PASS_REGIONS }, (_, slot) => regionIds[slot] ?? null)

/** The districts of the filled slots, in order. */
export const regionsIn = (slots: Slots): number[] => slots.filter((regionId) => regionId !== null)

/** Sets or clears the district of a slot; null if another slot has it already. */
export function withRegion(slots: Slots, slot: number, regionId: number | null): Slots | null {
  if (regionId !== null && slots.some((each, index) => each === regionId && index !== slot)) return null
  return slots.map((each, index) => (index === slot ? regionId : each))
}
