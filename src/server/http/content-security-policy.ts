import type { PaymentProvider } from '../providers/payment/payment-provider.ts'

/**
 * Where payments are real: PortOne's script, which opens the pages of the payment service that a member chose. Which hosts
 * those are is the services' own matter.
 */
const PORTONE = {
  script: ['https://cdn.portone.io'],
  connect: ['https://*.portone.io', 'https://*.iamport.co', 'https://*.iamport.kr'],
  window: ['https:'],
}
/** The one policy that the app makes (client/trusted-types.ts). */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }
const NONE = { script: [], connect: [], window: [] }

/** The policy the service worker and every page live under. Mantine sets inline styles, and a nonce cannot live in a precached shell. */
export function contentSecurityPolicy(mapTileUrl: string | null, paymentProvider: PaymentProvider['name']) {
  const { script, connect, window } = paymentProvider === 'portone' ? PORTONE : NONE
  const tileHost = mapTileUrl ? [new URL(mapTileUrl.replace('{s}', '*')).origin] : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...script],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tileHost],
      connectSrc: ["'self'", ...connect],
      frameSrc: ["'self'", ...window],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...window],
      frameAncestors: ["'none'"],
      // PortOne's script would have to follow them as well, which it does not promise.
      ...(paymentProvider === 'portone' ? {} : TRUSTED_TYPES),
    },
  }
}
