/** The policy the service worker and every page live under. Mantine sets inline styles, and a nonce cannot live in a precached shell. */
export function contentSecurityPolicy(mapTileUrl: string | null) {
  const tileHost = mapTileUrl ? [new URL(mapTileUrl.replace('{s}', '*')).origin] : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tileHost],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  }
}
