export interface ServerEvent {
  event: string
  /** The last id seen so far, to resume from with Last-Event-ID. */
  id: string | undefined
  data: string
}

/**
 * Parses a stream of server-sent events from chunks that may be cut anywhere (HTML Standard, 9.2.6). Events without
 * data and comments are skipped.
 */
export function eventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let endedWithReturn = false
  let event = ''
  let id: string | undefined
  let data: string[] = []

  const finish = () => {
    if (data.length > 0) onEvent({ event: event || 'message', id, data: data.join('\n') })
    event = ''
    data = []
  }
  const take = (line: string) => {
    if (line === '') return finish()
    const colon = line.indexOf(':')
    if (colon === 0) return undefined
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    if (field === 'id' && !value.includes('\0')) id = value
    return undefined
  }
  return (piece) => {
    // A line feed after a carriage return at the end of the previous chunk belongs to it and does not end a second
    // line.
    const text = rest + (endedWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece)
    if (piece !== '') endedWithReturn = piece.endsWith('\r')
    const lines = text.split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
