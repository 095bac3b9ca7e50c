import type { PaymentProvider } from '../providers/payment/payment-provider.ts'

/**
 * PortOne's script and the pages of payment services, which open in frames. Their hosts are up to the services, so
 * any https host is allowed.
 */
const PORTONE = {
  script: ['https://cdn.portone.io'],
  connect: ['https://*.portone.io', 'https://*.iamport.co', 'https://*.iamport.kr'],
  window: ['https:'],
}
/** The policies that the app creates (client/trusted-types.ts). */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }
const NONE = { script: [], connect: [], window: [] }

/** Where street maps come from, if the operator has set them up. */
type MapOrigins = Record<'mapTileUrl' | 'mapStyleUrl', string | null> & { mapStyleHosts: readonly string[] }

/**
 * Content security policy of the service worker and all pages. Mantine sets inline styles, and a precached shell
 * cannot carry a nonce.
 * @param inlineScripts sources that allow those of the shell
 */
export function contentSecurityPolicy(
  map: MapOrigins,
  paymentProvider: PaymentProvider['name'],
  inlineScripts: readonly string[] = [],
) {
  const { script, connect, window } = paymentProvider === 'portone' ? PORTONE : NONE
  const tileHost = map.mapTileUrl ? [new URL(map.mapTileUrl.replace('{s}', '*')).origin] : []
  const styleHosts = map.mapStyleUrl ? [new URL(map.mapStyleUrl).origin, ...map.mapStyleHosts] : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts, ...script],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tileHost, ...styleHosts],
      connectSrc: ["'self'", ...connect, ...styleHosts],
      frameSrc: ["'self'", ...window],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...window],
      frameAncestors: ["'none'"],
      // PortOne's script is not known to support trusted types.
      ...(paymentProvider === 'portone' ? {} : TRUSTED_TYPES),
    },
  }
}
