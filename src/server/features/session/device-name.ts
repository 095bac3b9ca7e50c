/** More specific names first: most browsers also claim to be those they derive from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Whale/, 'Whale'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A label such as `Chrome, Android` for the list of sessions; null if nothing is recognized. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const parts = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(', ') : null
}

function firstOf(names: readonly [RegExp, string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
