/** What a site says is new, whatever format it says it in. */
export interface Feed {
  title: string
  items: FeedItem[]
}

export interface FeedItem {
  /** What tells the item apart wherever it is read: its id, or its address. */
  key: string
  title: string
  /** Address of the original, http or https. */
  link: string | null
  /** Plain text, paragraphs parted by empty lines. */
  contents: string
  /** Address of its picture, http or https. */
  image: string | null
}

export interface FeedSource {
  content: Buffer
  contentType: string
  /** Where it was read; relative addresses in it are relative to that. */
  url: URL
}

/** What was read is no feed, or a broken one. */
export class FeedUnreadable extends Error {
  constructor(options?: ErrorOptions) {
    super('no feed', options)
    this.name = 'FeedUnreadable'
  }
}
