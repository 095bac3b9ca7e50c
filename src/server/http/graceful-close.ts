import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** Milliseconds that requests in flight get when the server closes. */
const GRACE = 8_000

/**
 * Makes `app.close()` end in time despite keep-alive connections: idle ones are closed at once, others after their
 * answer, and the rest after the grace period.
 */
export function registerGracefulClose(app: FastifyInstance, grace = GRACE): void {
  let isClosing = false
  const requestsOn = new Map<Socket, number>()
  app.server.on('connection', (socket) => {
    requestsOn.set(socket, 0)
    socket.once('close', () => requestsOn.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    requestsOn.set(socket, (requestsOn.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (requestsOn.get(socket) ?? 1) - 1
      if (requestsOn.has(socket)) requestsOn.set(socket, left)
      // An answer that had already begun could not send `Connection: close`.
      if (isClosing && left === 0) socket.destroySoon()
    })
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const [socket, requests] of requestsOn) if (requests === 0) socket.destroySoon()
    const timer = setTimeout(() => app.server.closeAllConnections(), grace)
    app.server.once('close', () => clearTimeout(timer))
  })
}
