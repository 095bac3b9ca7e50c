/** A text of the product in English, its source language; the catalogues in `locales` have it in the others. */
export interface Message {
  id: string
  message?: string
}

/**
 * Declares a text that the server writes, alone or like the web app. The web app's build replaces the call by the id of
 * the message (`macro` in lingui.config.ts); the server runs from source, and its catalogues have the English text as
 * id.
 */
export const defineMessage = ({ message, context }: Defined): Message => ({
  id: messageId(message, context),
  message,
})

interface Defined {
  message: string
  comment?: string
  /** Tells it from the same English text with another meaning. */
  context?: string
}

/** How the server's catalogues name a text. */
export const messageId = (message: string, context?: string | null): string =>
  context ? `${context}\u0004${message}` : message
