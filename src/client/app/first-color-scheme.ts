import { applyToBrowser, COLOR_SCHEME_KEY } from '../theme/color-scheme.ts'

/**
 * Applies the stored colour scheme before the first paint. The file is an inline script of each page
 * (build/inline-scripts.ts); `MantineProvider` continues from here.
 */
function applyStored(): void {
  const choice = stored()
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const bySystem = systemIsDark ? 'dark' : 'light'
  document.documentElement.dataset['mantineColorScheme'] =
    choice === 'light' || choice === 'dark' ? choice : bySystem
  applyToBrowser(choice)
}

function stored(): string {
  try {
    return localStorage.getItem(COLOR_SCHEME_KEY) ?? 'auto'
  } catch {
    // Storage is disabled.
    return 'auto'
  }
}

applyStored()
