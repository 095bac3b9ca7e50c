/** Purple 1 to 4, and purple 6 for one shape (visual reference, color). */
export const TONE = {
  sky: '#EEE9FF',
  light: '#DED3FE',
  mid: '#C8B3FD',
  deep: '#AC8AF5',
  accent: '#7631D0',
  paper: '#FFFFFF',
} as const

/** Replacements in the dark color scheme (theme/css-variables.ts, scenes). */
const AT_NIGHT = [
  [TONE.sky, '#2B2340'],
  [TONE.light, '#3A2E5A'],
  [TONE.mid, '#54417F'],
  [TONE.deep, '#8C56E4'],
  [TONE.accent, '#AC8AF5'],
  [TONE.paper, '#6C57A0'],
] as const

export type Tone = keyof typeof TONE

export interface Size {
  width: number
  height: number
}

export const svg = ({ width, height }: Size, shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${shapes.join('')}</svg>`

/** An SVG that follows the color scheme by its own media query. */
export const svgByScheme = (size: Size, shapes: readonly string[]): string =>
  svg(size, [NIGHT_STYLE, ...shapes])

const NIGHT_RULES = AT_NIGHT.map(
  ([day, night]) => `[fill="${day}"]{fill:${night}}[stroke="${day}"]{stroke:${night}}`,
)
const NIGHT_STYLE = `<style>@media(prefers-color-scheme:dark){${NIGHT_RULES.join('')}}</style>`

export const rect = (x: number, y: number, width: number, height: number, tone: Tone, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${TONE[tone]}"${radius ? ` rx="${radius}"` : ''}/>`

export const circle = (x: number, y: number, radius: number, tone: Tone): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${TONE[tone]}"/>`

export const polygon = (points: readonly (readonly [number, number])[], tone: Tone): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${TONE[tone]}"/>`

export const path = (d: string, tone: Tone): string => `<path d="${d}" fill="${TONE[tone]}"/>`

export const line = (d: string, tone: Tone, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${TONE[tone]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A grid of equal windows. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  tone: Tone,
  step = 18,
  size = 9,
): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * step, y + Math.floor(index / columns) * step, size, size, tone, 1),
  ).join('')
}
