import { PlaceSheet } from '../../../entities/place/place-sheet.tsx'
import type { FilterSheetProps } from './job-search.ts'

/** Sets the reader's place, then sorts the list by the distance from it. */
export function PlaceFilterSheet({ search, leave }: FilterSheetProps) {
  return (
    <PlaceSheet
      onDone={() => leave({ ...search, sort: 'distance', near: undefined, page: undefined })}
      onClose={() => leave(search)}
    />
  )
}
