import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Switch, TextInput, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { type ReactElement, type RefObject, useState } from 'react'
import { languages } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import type { PaperExtras } from './paper-content.ts'
import { paperTexts } from './paper-texts.ts'
import { CheckIcon, InfoIcon } from '../../ui/icon/icons.tsx'
import { saveFile } from '../../browser/save-file.ts'
import { pdfOfPictures, type Picture } from './pdf-of-pictures.ts'

/** In which languages: in both on one sheet, on a sheet each, or in one. */
export type PaperLook = 'both' | 'pages' | 'korean' | 'own'

export interface PaperForm {
  look: PaperLook
  hasPhoto: boolean
}

interface PaperToolsProps {
  form: PaperForm
  onForm: (form: PaperForm) => void
  /** Undefined: the reader does not own the resume. */
  extras: { value: PaperExtras; onChange: (extras: PaperExtras) => void } | undefined
  paper: RefObject<HTMLElement | null>
}

/** What is on the paper, and what to do with it. */
export function PaperTools({ form, onForm, extras, paper }: PaperToolsProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const own = languages.find(({ code }) => code === langCode)?.nameInNative ?? langCode
  const looks: { value: PaperLook; label: string | ReactElement }[] = [
    {
      value: 'both',
      label: (
        <>
          <span lang="ko">한국어</span> + {own}
        </>
      ),
    },
    { value: 'pages', label: t`A page each` },
    { value: 'korean', label: <span lang="ko">한국어</span> },
    { value: 'own', label: own },
  ]
  return (
    <Stack py="lg" px="edge" w={{ md: 320 }} bg="var(--surface)" bdrs={{ md: 'lg' }} data-no-print>
      {langCode !== 'ko' && (
        <ChoiceChips
          label={<Trans>Languages on the paper</Trans>}
          options={looks}
          chosen={form.look}
          onPress={(look) => onForm({ ...form, look })}
        />
      )}
      <Switch
        label={<Trans>With the photo</Trans>}
        checked={form.hasPhoto}
        onChange={({ currentTarget }) => onForm({ ...form, hasPhoto: currentTarget.checked })}
      />
      {extras && <Extras {...extras} />}
      <Sending paper={paper} />
    </Stack>
  )
}

const FIELDS = ['visa', 'address', 'education', 'languages'] as const

function Extras({ value, onChange }: NonNullable<PaperToolsProps['extras']>) {
  const { i18n } = useLingui()
  return (
    <details>
      <Text component="summary" py="sm" c="primary" style={{ cursor: 'pointer' }}>
        <Trans>Add your visa, address and education</Trans>
      </Text>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            These are only on the paper. We do not store them. You can also leave the boxes empty and write
            with a pen.
          </Trans>
        </Text>
        {FIELDS.map((name) => (
          <TextInput
            key={name}
            label={i18n._(paperTexts[name])}
            placeholder={name === 'visa' ? i18n._(msg`For example E-9`) : undefined}
            maxLength={200}
            value={value[name]}
            onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })}
          />
        ))}
      </Stack>
    </details>
  )
}

function Sending({ paper }: Pick<PaperToolsProps, 'paper'>) {
  const [shared, setShared] = useState<SharedPdf | 'WORKING'>()
  const share = async () => {
    if (!paper.current || shared === 'WORKING') return
    setShared('WORKING')
    setShared(await sharePdf(paper.current, 'resume'))
  }
  return (
    <>
      <Button fullWidth onClick={() => window.print()}>
        <Trans>Print or save as PDF</Trans>
      </Button>
      <Button fullWidth variant="light" aria-busy={shared === 'WORKING'} onClick={() => void share()}>
        <Trans>Share as a PDF file</Trans>
      </Button>
      <Text size="sm" c="dimmed">
        <Trans>Everything is made on this device. The shared file is a picture of the page.</Trans>
      </Text>
      {shared === 'SAVED' && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>The PDF file was saved on this device.</Trans>
        </Alert>
      )}
      {shared === 'UNAVAILABLE' && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>This browser cannot make the file. Press print, and choose to save as PDF there.</Trans>
        </Alert>
      )}
    </>
  )
}

/** UNAVAILABLE: this browser cannot make the file, only print. */
type SharedPdf = 'SHARED' | 'SAVED' | 'CANCELLED' | 'UNAVAILABLE'

/** Makes a PDF on this device and opens the share sheet with it, or saves it where there is none. */
async function sharePdf(paper: HTMLElement, name: string): Promise<SharedPdf> {
  let pdf: Blob
  try {
    pdf = pdfOfPictures(await drawSheets(paper))
  } catch {
    return 'UNAVAILABLE'
  }
  const files = [new File([pdf], `${name}.pdf`, { type: 'application/pdf' })]
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files })
      return 'SHARED'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'CANCELLED'
    }
  }
  saveFile(`${name}.pdf`, pdf)
  return 'SAVED'
}

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
async function drawSheets(paper: HTMLElement): Promise<Picture[]> {
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
