/** Search parameters of the paper: the id of a resume that is not the reader's own. */
export interface PaperSearch {
  id?: string
}

export const readPaperSearch = ({ id }: Record<string, unknown>): PaperSearch =>
  typeof id === 'string' && id !== '' ? { id } : {}
