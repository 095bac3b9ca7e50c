export { changeNews, publish, removeNews, unpublish, writeNews, type Check } from './edit.ts'
export { countEditable, type EditedNews, findEditable, type ListedNews, findEdited } from './edit-queries.ts'
export { type Importer, importFeed } from './import.ts'
export { clearReplacedMainPlaces } from './edit-queries.ts'
