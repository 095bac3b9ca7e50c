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
export const defineMessage = ({ message }: { message: string; comment?: string }): Message => ({
  id: message,
  message,
})
