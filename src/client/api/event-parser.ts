export interface ServerEvent {
  event: string
  /** Of the last event that carried one: what Last-Event-ID asks to go on from. */
  id: string | undefined
  data: string
}

/**
 * Takes a stream of server-sent events in pieces, wherever they are cut (HTML Standard, 9.2.6). What has no data is no
 * event; comments are passed over.
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
    // A line feed that belongs to the carriage return before it ends no second line.
    const text = rest + (endedWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece)
    if (piece !== '') endedWithReturn = piece.endsWith('\r')
    const lines = text.split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
