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
import { drawSheets } from './draw-sheets.ts'
import { pdfOfPictures } from './pdf-of-pictures.ts'

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
      <Text component="summary" py="sm" c="purple" style={{ cursor: 'pointer' }}>
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
