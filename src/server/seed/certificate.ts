const WIDTH = 600
const HEIGHT = 800
const LINE = 46

const text = (x: number, y: number, size: number, words: string, fill = '#1f1a2b') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${fill}">${words}</text>`

/** Draws a business registration marked as a specimen. The lines must not contain markup. */
export function drawCertificate(lines: readonly (readonly [name: string, value: string])[]): string {
  const rows = lines.flatMap(([name, value], index) => [
    text(70, 250 + index * LINE, 22, name, '#6b6478'),
    text(230, 250 + index * LINE, 22, value),
  ])
  const stamp = `<circle cx="470" cy="660" r="58" fill="none" stroke="#7631D0" stroke-width="6"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#FFFFFF"/>`,
    `<rect x="30" y="30" width="540" height="740" fill="none" stroke="#AC8AF5" stroke-width="4"/>`,
    text(170, 150, 40, '사업자등록증'),
    ...rows,
    stamp,
    text(447, 668, 24, '견본', '#7631D0'),
    text(70, 720, 18, '시연용으로 그린 문서예요', '#6b6478'),
    '</svg>',
  ].join('')
}
