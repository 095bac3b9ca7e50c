import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  CheckIcon,
  CopyIcon,
  InfoIcon,
  TranslateIcon,
  TriangleIcon,
  ExternalIcon,
} from '../../ui/icon/icons.tsx'
import { useCopy } from '../../browser/use-copy.ts'
import { MadeTranslation } from './made-translation.tsx'
import type { TranslatedOf } from './translate-on-server.ts'
import { type Translation, useTranslation } from './use-translation.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import {
  type OutsideTranslation,
  outsideTranslations,
  rememberTranslator,
  useRememberedTranslator,
} from './outside-translators.ts'

interface TranslationToolsProps {
  text: string
  source: string
  langCode: string
  of: TranslatedOf | undefined
  show: (text: string, lang: string) => ReactNode
}

/** The button that translates the text above it, and what became of it. */
export function TranslationTools({ text, source, langCode, of, show }: TranslationToolsProps) {
  const { translation, translators, translate, hide } = useTranslation({ text, langCode, source, of })
  const made = translation.state === 'translated' ? translation : undefined
  const isWorking = translation.state === 'working' || translation.state === 'downloading'
  const isFailed = translation.state === 'unavailable' || translation.state === 'late'
  const canTranslate = translators.site || translators.browser !== 'unavailable'
  return (
    <>
      {made && <MadeTranslation by={made.by}>{show(made.text, langCode)}</MadeTranslation>}
      <Group gap="xs" mt={made ? 'md' : 0} fz="sm" lh="sm" c="dimmed">
        {canTranslate && (
          <Button
            variant="light"
            leftSection={<TranslateIcon size={20} />}
            // Not disabled, which would lose the focus.
            aria-disabled={isWorking || undefined}
            aria-busy={isWorking}
            onClick={isWorking ? undefined : made ? hide : () => void translate()}
          >
            {made ? <Trans>Hide the translation</Trans> : <Trans>Translate</Trans>}
          </Button>
        )}
        <Progress state={translation.state} />
        {(!canTranslate || isFailed) && (
          <>
            <TranslateOutside text={text} source={source} langCode={langCode} />
            <CopyText text={text} />
          </>
        )}
      </Group>
    </>
  )
}

function Progress({ state }: { state: Translation['state'] }) {
  if (state === 'working')
    return (
      <span role="status">
        <Trans>Translating…</Trans>
      </span>
    )
  if (state === 'downloading')
    return (
      <span role="status">
        <Trans>Your browser first downloads the language. This may take a minute.</Trans>
      </span>
    )
  if (state === 'late')
    return (
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <Trans>The translation took too long. Try again, or copy the text into your own translator.</Trans>
      </Alert>
    )
  if (state === 'unavailable')
    return (
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <Trans>The text could not be translated. Copy it into your own translator.</Trans>
      </Alert>
    )
  return null
}

function CopyText({ text }: { text: string }) {
  const { copied, copy } = useCopy()
  return (
    <>
      <Button variant="default" leftSection={<CopyIcon size={20} />} onClick={() => copy(text)}>
        <Trans>Copy the text</Trans>
      </Button>
      {copied === 'COPIED' && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>The text has been copied</Trans>
        </Alert>
      )}
      {copied === 'FAILED' && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <Trans>copy failed</Trans>
        </Alert>
      )}
    </>
  )
}

interface TranslateOutsideProps {
  text: string
  source: string
  langCode: string
}

/** One press to a translator the reader knows; before the first, a sheet says that the text leaves this site. */
function TranslateOutside({ text, source, langCode }: TranslateOutsideProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const remembered = useRememberedTranslator()
  const offered = outsideTranslations(text, source, langCode)
  const known = offered.find(({ id }) => id === remembered)
  return (
    <>
      {known ? (
        <OpenTranslator {...known} />
      ) : (
        <Button
          variant="light"
          leftSection={<ExternalIcon size={20} />}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          <Trans>Open in a translator</Trans>
        </Button>
      )}
      {known && offered.length > 1 && (
        <Button variant="subtle" color="gray" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          <Trans>Other translator</Trans>
        </Button>
      )}
      {known?.isCut && <CutNote />}
      {isChoosing && <TranslatorSheet offered={offered} onClose={() => setIsChoosing(false)} />}
    </>
  )
}

interface TranslatorSheetProps {
  offered: readonly OutsideTranslation[]
  onClose: () => void
}

function TranslatorSheet({ offered, onClose }: TranslatorSheetProps) {
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Open in a translator</Trans>}>
      <Stack px={{ base: 'edge', sm: 'xl' }} pb="xl">
        <p>
          <Trans>
            The text leaves this site: the translator opens in a new tab and receives it. Your choice stays on
            this device until you sign out.
          </Trans>
        </p>
        {offered.some(({ isCut }) => isCut) && <CutNote />}
        {offered.map((translator) => (
          <OpenTranslator
            key={translator.id}
            {...translator}
            onOpen={() => {
              rememberTranslator(translator.id)
              onClose()
            }}
          />
        ))}
      </Stack>
    </Sheet>
  )
}

const OpenTranslator = ({ name, href, onOpen }: OutsideTranslation & { onOpen?: () => void }) => (
  <Button
    component="a"
    variant="light"
    leftSection={<ExternalIcon size={20} />}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={onOpen}
  >
    <Trans comment="Button: opens a translator such as Papago in a new tab">Open {name}</Trans>
  </Button>
)

const CutNote = () => (
  <Text size="sm" c="dimmed">
    <Trans>The text is long: only its beginning is filled in. Copy the text for the rest.</Trans>
  </Text>
)
