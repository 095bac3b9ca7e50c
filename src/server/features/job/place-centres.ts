import type { Coordinates } from '../../../contract/place/distance.ts'
import { regions } from '../../../reference/regions.ts'
import { towns } from '../../../reference/towns.ts'

let centres: Set<string> | null = null

const keyOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`

/**
 * Whether coordinates are the centre of a town or district: what a job gets whose address was found without exact
 * coordinates (providers/address). An exact result has more digits and does not meet one by chance.
 */
export function isCentre(place: Coordinates): boolean {
  centres ??= new Set([...towns, ...regions].map(keyOf))
  return centres.has(keyOf(place))
}
