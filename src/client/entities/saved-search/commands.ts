import { listSavedSearches, removeSearch, saveSearch } from '../../../contract/job/saved-search.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

const entity = ({ id }: { id: string }) => `saved-search:${id}`

export const sendSearch = outboxCommand(saveSearch, {
  entity,
  absolute: true,
  refreshes: [listSavedSearches],
})

export const sendRemoval = outboxCommand(removeSearch, {
  entity,
  absolute: true,
  refreshes: [listSavedSearches],
})
