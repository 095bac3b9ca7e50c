import { createParser } from 'eventsource-parser'

export interface ServerEvent {
  event: string
  /** The last id seen so far, to resume from with Last-Event-ID. */
  id: string | undefined
  data: string
}

/** Parses a stream of server-sent events from chunks that may be cut anywhere. The library leaves out the last id. */
export function eventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let id: string | undefined
  const parser = createParser({
    onEvent: ({ event, data, ...own }) => {
      id = own.id ?? id
      onEvent({ event: event || 'message', id, data })
    },
  })
  return (piece) => parser.feed(piece)
}
