import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Takes the connection of an answer out of Node's HTTP server once the head is written, for bodies that last for hours.
 * The parser, the request and the response of a connection take 10 KB, the connection alone less than 4. To the HTTP
 * server the connection has closed, which is when it lets go of all three. The request must have been read to its end.
 * @returns the connection, which drops what the client sends; the caller ends it
 */
export function releaseConnection(response: ServerResponse): Socket {
  const { req: request, socket } = response
  if (!socket || !request.readableEnded) throw new Error('the request has not been read to its end')
  // A listener to data takes the reading back from the parser.
  socket.on('data', ignore)
  socket.emit('close', false)
  response.detachSocket(socket)
  socket.removeAllListeners()
  socket.setTimeout(0)
  socket.on('data', ignore)
  socket.on('error', ignore)
  socket.once('end', () => socket.destroy())
  return socket.resume()
}

function ignore(): void {}
