import { currentLanguage } from '../i18n/current-language.ts'

/** Names the manifest of the interface's language (server/pages/web-manifest.ts), from which installed apps take theirs. */
export function updateManifestLink(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link) link.href = `/manifest-${currentLanguage()}.webmanifest`
}
