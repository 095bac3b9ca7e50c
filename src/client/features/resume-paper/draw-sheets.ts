import type { Picture } from './pdf-of-pictures.ts'

/** A4 at 96 pixels an inch. */
const PAGE = { width: 794, height: 1123 }
/** A sheet up to this many pages high is shrunk to one. */
const SHRUNK = 1.35
/** Printers and zoomed screens show more than 96 pixels an inch. */
const SCALE = 2

/**
 * Draws sheets as pictures of A4 pages. The browser shapes every script, which libraries that write PDF do not; the text
 * in the pictures cannot be copied.
 * @throws in browsers that do not let a page read what it drew from HTML (Safari)
 */
export async function drawSheets(paper: HTMLElement): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const sheet of paper.children) pictures.push(...(await drawSheet(paper, sheet)))
  return pictures
}

async function drawSheet(paper: HTMLElement, sheet: Element): Promise<Picture[]> {
  const holder = document.createElement('div')
  holder.className = paper.className
  holder.append(sheet.cloneNode(true))
  await Promise.all(Array.from(holder.querySelectorAll('img'), inlined))
  const height = laidOut(holder)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(holder, height))}`
  await image.decode()
  const pages = height / PAGE.height
  const shrink = pages > SHRUNK ? 1 : Math.min(1, 1 / pages)
  const count = Math.ceil(pages * shrink)
  return Promise.all(Array.from({ length: count }, (_, page) => pictureOf(image, page, shrink)))
}

/** What the layout of a sheet is made of. */
const COPIED = (
  'display width box-sizing padding margin border-width border-style border-color border-spacing color ' +
  'background-color font-family font-size font-weight font-style line-height letter-spacing text-align white-space ' +
  'overflow-wrap word-break line-break grid-template-columns grid-column gap align-items align-content justify-items ' +
  'object-fit table-layout unicode-bidi direction'
).split(' ')

/**
 * Lays the sheet out at the paper's width, whatever the screen's, and writes its style into its elements: within a
 * picture there are no style sheets.
 * @returns its height
 */
function laidOut(holder: HTMLElement): number {
  holder.style.cssText = `position: absolute; left: -9999px; width: ${PAGE.width}px`
  document.body.append(holder)
  const elements = Array.from(holder.querySelectorAll<HTMLElement>('*'))
  const styles = elements.map((element) => {
    const style = getComputedStyle(element)
    const copied = COPIED.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    const isPicture = element instanceof HTMLImageElement
    return [...copied, `${isPicture ? 'height' : 'min-height'}: ${style.height}`].join('; ')
  })
  const { height } = holder.getBoundingClientRect()
  holder.remove()
  for (const [index, element] of elements.entries()) element.style.cssText = styles[index] ?? ''
  holder.style.cssText = `width: ${PAGE.width}px; background: #fff`
  return Math.ceil(height)
}

function svgOf(holder: HTMLElement, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${height}">` +
    `<foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(holder)}</foreignObject></svg>`
  )
}

/** A picture within a picture loads nothing: its bytes must be in it. Read from a canvas, as policy forbids to fetch blobs. */
async function inlined(image: HTMLImageElement): Promise<void> {
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    image.src = canvas.toDataURL('image/jpeg', 0.9)
    await image.decode()
  } catch {
    image.remove()
  }
}

async function pictureOf(image: HTMLImageElement, page: number, shrink: number): Promise<Picture> {
  const canvas = document.createElement('canvas')
  canvas.width = PAGE.width * SCALE
  canvas.height = PAGE.height * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(SCALE, SCALE)
  const width = PAGE.width * shrink
  const left = (PAGE.width - width) / 2
  context.drawImage(image, left, -page * PAGE.height, width, image.height * shrink)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { bytes, width: canvas.width, height: canvas.height }
}
