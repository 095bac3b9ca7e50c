import type { PlanePoint } from '../../../contract/place/distance.ts'
import { PRODUCT_TYPES } from '../../../contract/base/enums.ts'

/**
 * Metres between two copies of the plane in `job_listings.place` (0091_baseline.sql). Points have whole metres, so that
 * distances within a lane are those on the plane, to the last bit.
 */
export const LANE_WIDTH = 10_000_000

/** The shift of the jobs of a region and tier. */
export const laneOf = (regionId: number, productCode: number): number =>
  LANE_WIDTH * (regionId * PRODUCT_TYPES.length + productCode)

/** The text of a `point` value. */
export const pointText = ({ x, y }: PlanePoint, lane = 0): string => `(${x + lane},${y})`
