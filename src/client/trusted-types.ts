interface DefaultPolicy {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

/** Not yet among TypeScript's own types of the browser. */
declare const trustedTypes: { createPolicy(name: string, policy: DefaultPolicy): unknown } | undefined

/**
 * What a text may still become where the browser wants trusted types (the server's policy asks for them): a script of
 * this site, and text without a tag, which libraries set through innerHTML (Leaflet's controls, Mantine's styles).
 * Nothing becomes script text.
 */
if (typeof trustedTypes !== 'undefined')
  trustedTypes.createPolicy('default', {
    // The one element is Leaflet's look at what the browser can draw.
    createHTML: (text) => (text.includes('<') && text !== '<svg/>' ? null : text),
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
