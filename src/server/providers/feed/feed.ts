/** A feed, independent of its format. */
export interface Feed {
  title: string
  items: FeedItem[]
}

export interface FeedItem {
  /** Identifies the item across imports: its id, or its link. */
  key: string
  title: string
  /** URL of the original, http or https. */
  link: string | null
  /** Plain text with paragraphs separated by blank lines. */
  contents: string
  /** URL of its image, http or https. */
  image: string | null
}

export interface FeedSource {
  content: Buffer
  contentType: string
  /** Base URL of relative links. */
  url: URL
}

/** The content is not a feed, or is malformed. */
export class FeedUnreadable extends Error {
  constructor(options?: ErrorOptions) {
    super('not a readable feed', options)
    this.name = 'FeedUnreadable'
  }
}
